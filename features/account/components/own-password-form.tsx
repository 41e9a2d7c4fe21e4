'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { PasswordField } from './password-field.tsx'

const resolverFor = (hasPassword: boolean) =>
  schemaResolver(async () => (await import('#contracts/account-forms.ts')).ownPasswordForm(hasPassword))
const withPassword = resolverFor(true)
const withoutPassword = resolverFor(false)

interface Props {
  hasPassword: boolean
  /** Gets the password; an empty text for an account without one. */
  mutation: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'isSuccess' | 'error'>
  onSent?: () => void
  onClose: () => void
  texts: Record<'failed' | 'password' | 'confirm' | 'cancel', string>
  /** What becomes of it. */
  children: ReactNode
}

/** In a dialog, before something changes for which an open session is not enough. */
export const OwnPasswordForm = ({ hasPassword, mutation, onSent, onClose, texts, children }: Props) => {
  const { field, submit, isBusy, failure } = useForm({
    resolver: hasPassword ? withPassword : withoutPassword,
    defaultValues: { password: '' },
    mutation,
    toInput: ({ password }) => password,
    onSent: () => onSent?.(),
  })
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-4">
      {children}
      <FormFailure failure={failure} title={texts.failed} />
      {hasPassword && <PasswordField {...field('password')} autoComplete="current-password" label={texts.password} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {texts.confirm}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
