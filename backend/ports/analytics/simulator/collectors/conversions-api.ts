import { z } from 'zod'
import type { Hit } from '../hits.ts'
import { problemOf, readText } from '../read-fields.ts'
import { metaEvent } from './meta-event.ts'

const oldestSeconds = 7 * 86_400

const hashed = z.array(z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256'))

const event = z.strictObject({
  event_name: z.string().min(1).max(50),
  event_time: z.int(),
  event_id: z.string().min(1).optional(),
  action_source: z.literal('website'),
  event_source_url: z.url(),
  user_data: z
    .strictObject({
      fbp: z.string().regex(/^fb\.\d\.\d+\.\d+$/),
      fbc: z.string().regex(/^fb\.\d\.\d+\.\S+$/),
      client_ip_address: z.union([z.ipv4(), z.ipv6()]),
      client_user_agent: z.string().min(1),
      em: hashed,
    })
    .partial(),
  custom_data: z.looseObject({}).optional(),
})

const body = z.strictObject({ data: z.array(event).min(1).max(1_000), access_token: z.string() })

const problem = (message: string, code: number, subcode?: number) => ({
  error: {
    message,
    type: 'OAuthException',
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    fbtrace_id: 'AtrialTraceOfNothing',
  },
})

interface Read {
  hits: Hit[]
  status: 200 | 400
  answer: object
}

const whyRefused = (
  { event_name: name, event_time: time, user_data: user, custom_data: params = {} }: z.infer<typeof event>,
  now: Date,
) => {
  if (now.getTime() / 1_000 - time > oldestSeconds) return 'event_time: is older than seven days'
  if (!user.fbp && !user.fbc && !user.em) return 'user_data: names no visitor'
  const read = metaEvent.safeParse({ name, params })
  return read.success ? undefined : problemOf(read.error)
}

/** One call of the Conversions API. With one event that cannot be used Meta takes none. */
export const readConversions = (pixel: string, text: string, token: string, now: Date): Read => {
  const none = { provider: 'meta', from: 'server', account: pixel, name: '', params: {} } as const
  const refuse = (invalid: string, answer: object): Read => ({ hits: [{ ...none, invalid }], status: 400, answer })
  const read = body.safeParse(readText(text))
  if (!read.success) return refuse(problemOf(read.error), problem('Invalid parameter', 100, 2_804_050))
  if (read.data.access_token !== token)
    return refuse(
      'access_token: is not that of the pixel',
      problem('Invalid OAuth access token - Cannot parse access token', 190),
    )
  const problems = read.data.data.map((one) => whyRefused(one, now))
  const hits = read.data.data.map((one, index): Hit => ({
    ...none,
    name: one.event_name,
    eventId: one.event_id,
    params: { ...one.custom_data, ...one.user_data, page_location: one.event_source_url },
    invalid: problems[index],
  }))
  if (problems.some(Boolean)) return { hits, status: 400, answer: problem('Invalid parameter', 100, 2_804_050) }
  return {
    hits,
    status: 200,
    answer: { events_received: hits.length, messages: [], fbtrace_id: 'AtrialTraceOfNothing' },
  }
}
