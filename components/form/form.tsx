import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Of `useForm`. */
  submit: ComponentProps<'form'>['onSubmit']
}

/** A form that a script sends. Mistakes stand at its fields, in the shop's own words, and not in the browser's. */
export const Form = ({ submit, method, ...form }: Props) => (
  <form method={method} noValidate onSubmit={submit} {...form} />
)
