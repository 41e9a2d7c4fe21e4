import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { currencyCode, numberText, whyInvalid } from '../read-fields.ts'

const conversion = z
  .looseObject({
    account: z.string().regex(/^\d{6,14}$/, 'is no account'),
    label: z.string().regex(/^[\w-]{8,40}$/, 'is no label'),
    value: numberText.optional(),
    currency_code: currencyCode.optional(),
    oid: z.string().min(1).optional(),
    gcs: z.string().regex(/^G1[01]{2}$/),
  })
  .refine((given) => given.value === undefined || given.currency_code !== undefined, 'a value without a currency')

/** A conversion of Google Ads; its order number recognises it from another side. */
export const readConversion = (account: string, given: Record<string, string>): Hit => {
  const { label, value, currency_code: currency, oid, gcs, url } = given
  return {
    provider: 'google_ads',
    from: 'browser',
    account: `AW-${account}`,
    name: 'conversion',
    eventId: oid,
    params: {
      label,
      ...(value !== undefined && { value: Number(value) }),
      currency,
      transaction_id: oid,
      page_location: url,
    },
    consent: gcs,
    invalid: whyInvalid(conversion, { ...given, account }),
  }
}
