import { createTranslator } from 'use-intl/core'
import type { TextBlock } from '#contracts/content-blocks.ts'
import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import en from '#messages/en/retention.json' with { type: 'json' }
import hu from '#messages/hu/retention.json' with { type: 'json' }

const translators = {
  hu: createTranslator({ locale: 'hu', messages: hu }),
  en: createTranslator({ locale: 'en', messages: en }),
}

/** In the order in which the privacy page lists them. */
const rows = [
  'carts',
  'orders',
  'erased_orders',
  'order_analytics',
  'downloads',
  'payment_notifications',
  'idempotency_keys',
] as const

/** The periods of the configuration as a table for the privacy page, so that the page always says what the jobs do. */
export const retentionTable = (retention: Configuration['retention'], locale: Locale): TextBlock => {
  const t = translators[locale]
  const period = (days: number): string =>
    days % 365 === 0 ? t('years', { count: days / 365 }) : t('days', { count: days })
  return {
    type: 'table',
    head: [t('data'), t('purpose'), t('period')],
    rows: [
      [t('sessions.data'), t('sessions.purpose'), t('sessions.period')],
      [t('limits.data'), t('limits.purpose'), t('limits.period')],
      [t('clients.data'), t('clients.purpose'), t('clients.period')],
      [t('registrations.data'), t('registrations.purpose'), t('registrations.period')],
      [t('invitations.data'), t('invitations.purpose'), t('invitations.period')],
      ...rows.map((row) => [
        t(`${row}.data`),
        t(`${row}.purpose`),
        t(`${row}.from`, { period: period(retention[row]) }),
      ]),
    ],
  }
}
