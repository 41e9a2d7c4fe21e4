'use client'

import { CheckboxLine } from '#components/ui/checkbox.tsx'

interface Props {
  name: string
  boxes: { value: string; label: string; count: string; selected: boolean }[]
}

/** Of the browser only so that a page carries the choices as data and not once more as markup: a listing has a hundred. */
export const FilterBoxes = ({ name, boxes }: Props) =>
  boxes.map(({ value, label, count, selected }) => (
    <CheckboxLine key={value} name={name} value={value} defaultChecked={selected} label={label} count={count} />
  ))
