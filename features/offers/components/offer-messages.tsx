'use client'

import { useLocale, useTranslations } from 'next-intl'
import { showToast } from '#components/ui/toast-store.ts'
import type { Offer } from '#contracts/offers.ts'
import { formatDateTime } from '#lib/format/format-date.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useWrite } from '../queries.ts'
import { TextForm } from './text-form.tsx'

/** What the customer and the shop have written, the oldest first. */
export const OfferMessages = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('offers.messages')
  const locale = useLocale()
  const write = useWrite(offer)
  const { messages, may } = offer
  // An operator is the other side.
  const isInPerson = useHint('impersonation') === undefined
  return (
    <section aria-labelledby="offer-messages">
      <h2 id="offer-messages" className="title mb-3 text-24">
        {t('title')}
      </h2>
      {messages.length === 0 && <p className="text-soft">{t('none')}</p>}
      <ul className="mb-5">
        {messages.map(({ id, author, name, text, at }) => (
          <li key={id} className="border-t border-line py-4">
            <p className="text-13">
              <b className="font-semibold">{author === 'shop' ? t('shop') : (name ?? t('formerMember'))}</b>{' '}
              <time dateTime={at} className="text-soft">
                {formatDateTime(at, locale)}
              </time>
            </p>
            <p className="mt-1 font-serif [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {isInPerson && may.write && (
        <TextForm
          label={t('write')}
          submit={t('send')}
          failed={t('failed')}
          mutation={write}
          onSent={() => showToast({ tone: 'success', text: t('sent') })}
        />
      )}
    </section>
  )
}
