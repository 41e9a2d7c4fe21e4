'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { copiesPattern } from '#contracts/copies-pattern.ts'
import type { Currency } from '#contracts/shop.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import enFields from '#messages/en/fields.json'
import enRequest from '#messages/en/offer-request.json'
import huFields from '#messages/hu/fields.json'
import huRequest from '#messages/hu/offer-request.json'
import { type RequestedBooks, useRequestOffer } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/offer-form.ts')).offerRequestCopies)

const texts = {
  hu: { fields: huFields, offerRequest: huRequest },
  en: { fields: enFields, offerRequest: enRequest },
}

interface Props {
  currency: Currency
  books: RequestedBooks
  onSent?: (() => void) | undefined
  onClose: () => void
}

const RequestForm = ({ currency, books: { lines, copies }, onSent, onClose }: Props) => {
  const t = useTranslations('offerRequest')
  const request = useRequestOffer()
  const linesOf = (wanted: string) =>
    copies === undefined ? lines : lines.map((line) => ({ ...line, quantity: Number(wanted) }))
  const { field, watch, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { title: '', message: '', wishedOn: '', deliveryWish: '', copies: String(copies ?? 1) },
    mutation: request,
    toInput: ({ copies: wanted, ...form }) => ({ form, currency, lines: linesOf(wanted) }),
    ...(onSent && { onSent }),
  })
  // Without a number there is no total to show.
  const wanted = watch('copies')
  if (request.data)
    return (
      <Notice
        tone="success"
        title={t('sentTitle', { number: request.data.number })}
        announce
        actions={
          <>
            <ButtonLink
              look="primary"
              href={{ pathname: '/customer/offers/[id]/details', params: { id: request.data.uuid } }}
            >
              {t('toOffer')}
            </ButtonLink>
            <Button onClick={onClose}>{t('stay')}</Button>
          </>
        }
      >
        {t('sentText')}
      </Notice>
    )
  return (
    <Form submit={submit} className="flex flex-col gap-5">
      <p className="text-soft">
        {copiesPattern.test(wanted.trim())
          ? t('lead', {
              count: lines.length,
              copies: linesOf(wanted).reduce((sum, { quantity }) => sum + quantity, 0),
            })
          : t('leadTitles', { count: lines.length })}{' '}
        {copies === undefined && t('cartStays')}
      </p>
      <FormFailure failure={failure} title={t('failed')} />
      <TextField {...field('title')} label={t('name')} hint={t('nameHint')} required maxLength={256} />
      {copies !== undefined && (
        <TextField
          {...field('copies')}
          inputMode="numeric"
          label={t(lines.length === 1 ? 'copies' : 'copiesOfEach')}
          required
          className="w-full max-w-60"
        />
      )}
      <TextAreaField {...field('message')} label={t('message')} maxLength={4_000} />
      <TextField {...field('wishedOn')} type="date" label={t('wishedOn')} />
      <TextField {...field('deliveryWish')} label={t('deliveryWish')} hint={t('deliveryWishHint')} maxLength={256} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {t('send')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Form>
  )
}

const Titled = (props: Props) => {
  const t = useTranslations('offerRequest')
  return (
    <Dialog open onClose={props.onClose} title={t('title')} closeLabel={t('close')}>
      {props.books.lines.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <RequestForm {...props} />
      )}
    </Dialog>
  )
}

/** Asks the shop for an offer for some books (spec point 2: the modal for offer requests). */
export const RequestDialog = (props: Props) => (
  <AddedMessages texts={texts}>
    <Titled {...props} />
  </AddedMessages>
)
