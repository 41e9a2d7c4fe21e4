import { CheckboxLine } from '#components/ui/checkbox.tsx'
import type { Choice, Fields } from '../use-filter-groups.ts'

const Boxes = ({ name, choices }: { name: string; choices: readonly Choice[] }) =>
  choices.map(({ value, label, count, isSet }) => (
    <CheckboxLine
      key={value}
      name={name}
      value={value}
      defaultChecked={isSet ?? false}
      label={label}
      {...(count !== undefined && { count })}
    />
  ))

export const BoxFields = ({ name, shown, others, more }: Extract<Fields, { kind: 'boxes' }>) => (
  <>
    <Boxes name={name} choices={shown} />
    {others.length > 0 && (
      <details className="group/more">
        <summary className="inline-block list-none py-1.5 text-13 text-soft text-link group-open/more:hidden [&::-webkit-details-marker]:hidden">
          {more}
        </summary>
        <Boxes name={name} choices={others} />
      </details>
    )}
  </>
)

/** One of several steps, or none. */
export const StepFields = ({ name, choices }: Extract<Fields, { kind: 'steps' }>) =>
  choices.map(({ value, label, count, isSet }) => (
    <label key={value} className="flex min-h-8 items-start gap-2.5 py-1">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isSet ?? false}
        className="mt-0.5 size-[18px] shrink-0 appearance-none rounded-pill border border-control bg-sheet checked:border-[6px] checked:border-ink hover:border-ink forced-colors:appearance-auto"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="text-13 leading-6 text-soft tabular-nums">{count}</span>}
    </label>
  ))
