'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ResolverResult } from 'react-hook-form'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { FileField } from '#components/ui/file-field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import type { FieldCode } from '#contracts/errors.ts'
import type { MembershipForm } from '#contracts/invitation-form.ts'
import { maxInvited } from '#contracts/max-invited.ts'
import { useForm } from '#lib/forms/use-form.ts'
import type { Answer } from '#lib/api/call.ts'
import { useInvite } from '../queries.ts'
import { readAddresses } from '../read-addresses.ts'
import { MembershipFields } from './membership-fields.tsx'

type Values = MembershipForm & { addresses: string }

/** A file that is larger has more addresses than one call takes. */
const maxFileSize = 100_000

/** What became of each address. */
const Report = ({ items, refused }: Answer<'PUT /v2.0/invitations/organizations/{groupId}/create'>) => {
  const t = useTranslations('organization')
  return (
    <div className="flex flex-col gap-4">
      {items.length > 0 && (
        <Notice tone="success" title={t('sent', { count: items.length })} announce>
          {t('sentText')}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" title={t('notSent', { count: refused.length })} announce>
          <ul>
            {refused.map(({ email, code }) => (
              <li key={email} className="[overflow-wrap:anywhere]">
                {email}: {t(`refused.${code}`)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

const messageFor = (right: number, wrong: number): FieldCode | undefined => {
  if (wrong > 0) return 'invalid_email'
  if (right > maxInvited) return 'too_long'
  return right === 0 ? 'required' : undefined
}

/** As the backend reads it: one address at least, all of them right, and not too many. */
const resolver = (values: Values): ResolverResult<Values> => {
  const { emails, wrong } = readAddresses(values.addresses)
  const message = messageFor(emails.length, wrong.length)
  if (message) return { values: {}, errors: { addresses: { type: 'custom', message } } }
  return { values, errors: {} }
}

interface Props {
  organizationId: number
  onClose: () => void
}

/** Invites one or many addresses: typed, pasted, or read from a CSV file, all with one role. */
export const InviteDialog = ({ organizationId, onClose }: Props) => {
  const t = useTranslations('organization')
  const invite = useInvite(organizationId)
  const { field, register, watch, setValue, getValues, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { addresses: '', role: 'ROLE_B2B_SLAVE', permissions: [] },
    mutation: invite,
    toInput: ({ addresses, role, permissions }) => ({ emails: readAddresses(addresses).emails, role, permissions }),
  })
  const { emails, wrong } = readAddresses(watch('addresses'))
  const { error, ...addresses } = field('addresses')
  const addressError = () => {
    if (wrong.length > 0) return t('wrongAddresses', { addresses: wrong.slice(0, 5).join(', ') })
    return emails.length > maxInvited ? t('tooMany', { max: maxInvited }) : error
  }
  const [isTooLarge, setIsTooLarge] = useState(false)
  /** What is no address stands in the field, too, which says so at once. */
  const addFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    if (!file) return
    setIsTooLarge(file.size > maxFileSize)
    const text = file.size > maxFileSize ? '' : await file.text()
    // The same file can be chosen again.
    input.value = ''
    if (text === '') return
    const found = readAddresses(text)
    const lines = [getValues('addresses'), ...found.wrong, ...found.emails].filter(Boolean)
    setValue('addresses', lines.join('\n'), { shouldValidate: true })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inviteTitle')}
      closeLabel={t('close')}
      footer={invite.data && <Button onClick={onClose}>{t('done')}</Button>}
    >
      {invite.data ? (
        <Report {...invite.data} />
      ) : (
        <Form submit={submit} className="flex flex-col gap-5">
          <FormFailure failure={failure} title={t('inviteFailed')} />
          <TextAreaField
            {...addresses}
            label={t('addresses')}
            hint={t('addressesHint', { max: maxInvited })}
            error={error && addressError()}
            autoComplete="off"
            spellCheck={false}
            rows={4}
            required
          />
          <FileField
            label={t('file')}
            hint={t('fileHint')}
            accept=".csv,.txt,text/csv,text/plain"
            error={isTooLarge ? t('tooMany', { max: maxInvited }) : undefined}
            onChange={({ target }) => void addFile(target)}
          />
          <MembershipFields register={register} role={watch('role')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" busy={isBusy}>
              {t('send')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        </Form>
      )}
    </Dialog>
  )
}
