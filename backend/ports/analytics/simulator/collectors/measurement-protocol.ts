import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { problemOf, readText } from '../read-fields.ts'
import { ga4Event } from './ga4-event.ts'

const oldestMs = 72 * 3_600_000

const consentWord = z.enum(['GRANTED', 'DENIED'])

const body = z.strictObject({
  client_id: z.string().regex(/^\d+\.\d+$/, 'is no client'),
  user_id: z.string().optional(),
  timestamp_micros: z.number().optional(),
  consent: z.strictObject({ ad_user_data: consentWord, ad_personalization: consentWord }).partial().optional(),
  events: z.array(ga4Event).min(1).max(25),
})

const query = z.object({
  measurement_id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'is no id of a stream'),
  api_secret: z.string(),
})

const maxParameters = 25

interface Sent {
  query: Record<string, string>
  body: string
}

/** What is wrong beside the form: the secret, the age, and a value of a parameter that is too long. */
const whyRefused = ({ timestamp_micros: micros, events }: z.infer<typeof body>, now: Date): string | undefined => {
  if (micros !== undefined && now.getTime() - micros / 1_000 > oldestMs)
    return 'timestamp_micros: is older than 72 hours'
  for (const { params } of events) {
    if (Object.keys(params).length > maxParameters) return `params: more than ${maxParameters}`
    const long = Object.entries(params).find(([, value]) => typeof value === 'string' && value.length > 100)
    if (long) return `params.${long[0]}: is longer than 100 characters`
  }
  return undefined
}

/** The events of one call of the Measurement Protocol; a call that cannot be read is one invalid event. */
export const readMeasurements = ({ query: given, body: text }: Sent, secret: string, now: Date): Hit[] => {
  const account = given['measurement_id'] ?? ''
  const none = { provider: 'ga4', from: 'server', account, name: '', params: {} } as const
  const asked = query.safeParse(given)
  if (!asked.success) return [{ ...none, invalid: problemOf(asked.error) }]
  if (asked.data.api_secret !== secret) return [{ ...none, invalid: 'api_secret: is not that of the stream' }]
  const read = body.safeParse(readText(text))
  if (!read.success) return [{ ...none, invalid: problemOf(read.error) }]
  const { client_id, consent, events } = read.data
  const invalid = whyRefused(read.data, now)
  return events.map(({ name, params }) => ({
    ...none,
    name,
    params: { ...params, client_id },
    consent: consent && JSON.stringify(consent),
    invalid,
  }))
}
