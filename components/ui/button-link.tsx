import type { ComponentProps } from 'react'
import { Link } from '#lib/routing/navigation.ts'
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

type Props = ComponentProps<typeof Link> & { look?: ButtonLook; size?: ButtonSize }

/** A link to another page of the shop that looks like a button. */
export const ButtonLink = ({ look = 'secondary', size = 'regular', className, ...link }: Props) => (
  <Link {...link} className={classNames(buttonStyle(look, size), className)} />
)
