'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { call } from '#lib/api/browser.ts'
import type { CodeRequest } from '#lib/bot-check/code-requests.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import en from '#messages/en/bot-code.json'
import enFields from '#messages/en/fields.json'
import hu from '#messages/hu/bot-code.json'
import huFields from '#messages/hu/fields.json'

const texts = { hu: { botCode: hu, fields: huFields }, en: { botCode: en, fields: enFields } }

const addressResolver = schemaResolver(async () => (await import('#contracts/bot-code-form.ts')).botAddressForm)
const codeResolver = schemaResolver(async () => (await import('#contracts/bot-code-form.ts')).botCodeForm)

interface Sent {
  id: string
  email: string
}

interface AddressProps extends Pick<CodeRequest, 'action' | 'email'> {
  onSent: (sent: Sent) => void
}

const AddressForm = ({ action, email: known, onSent }: AddressProps) => {
  const t = useTranslations('botCode')
  const request = useMutation({
    mutationFn: async (email: string) => ({
      ...(await call('POST /bot_check_codes', { body: { email, action } })),
      email,
    }),
  })
  const { field, setFocus, submit, isBusy, failure } = useForm({
    resolver: addressResolver,
    defaultValues: { email: known },
    mutation: request,
    toInput: ({ email }) => email,
    onSent,
  })
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <Notice tone="info" title={t('refused')} announce>
        {t('lead')}
      </Notice>
      <FormFailure failure={failure} title={t('requestFailed')} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
        required
      />
      <Button type="submit" look="primary" busy={isBusy} className="self-start">
        {t('request')}
      </Button>
    </Form>
  )
}

interface CodeProps extends Sent, Pick<CodeRequest, 'sendWith'> {
  onAgain: () => void
}

const CodeForm = ({ id, email, sendWith, onAgain }: CodeProps) => {
  const t = useTranslations('botCode')
  const send = useMutation({ mutationFn: (code: string) => sendWith(`${id}.${code}`) })
  const { field, setFocus, submit, isBusy, failure } = useForm({
    resolver: codeResolver,
    defaultValues: { code: '' },
    mutation: send,
    toInput: ({ code }) => code,
  })
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <Notice tone="success" title={t('sent')} announce>
        <span className="[overflow-wrap:anywhere]">{t('sentText', { email })}</span>
      </Notice>
      <FormFailure failure={failure} title={t('failed')} />
      <TextField
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('code')}
        hint={t('codeHint')}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {t('submit')}
        </Button>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </Form>
  )
}

const Content = ({ request }: { request: CodeRequest }) => {
  const t = useTranslations('botCode')
  const [sent, setSent] = useState<Sent>()
  const [email, setEmail] = useState(request.email)
  const onSent = (now: Sent) => {
    setSent(now)
    setEmail(now.email)
  }
  return (
    <Dialog open onClose={request.giveUp} title={t('title')} closeLabel={t('close')}>
      {sent ? (
        <CodeForm key={sent.id} {...sent} sendWith={request.sendWith} onAgain={() => setSent(undefined)} />
      ) : (
        <AddressForm action={request.action} email={email} onSent={onSent} />
      )}
    </Dialog>
  )
}

/** The other way for a visitor whom the bot check has refused: a code by mail. The form below keeps what was typed. */
export const BotCodeDialog = ({ request }: { request: CodeRequest }) => (
  <AddedMessages texts={texts}>
    <Content request={request} />
  </AddedMessages>
)
