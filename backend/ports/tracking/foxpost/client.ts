import { z } from 'zod'
import type { Outbound } from '../../payments/port.ts'
import { type ParcelMessage, type ParcelTracking, TrackingError } from '../port.ts'
import { meaningOf } from './meanings.ts'

export interface FoxpostAccount {
  user: string
  password: string
  key: string
}

interface Options {
  /** Without a slash at the end. */
  baseUrl: string
  account: FoxpostAccount
  send: Outbound
  timeoutMs: number
}

const answer = z.object({
  traces: z.array(z.object({ status: z.string().min(1).max(40), statusDate: z.string() })),
})

const messageOf = ({ status, statusDate }: z.infer<typeof answer>['traces'][number]): ParcelMessage => {
  const at = new Date(statusDate)
  if (Number.isNaN(at.getTime())) throw new TrackingError('A message of Foxpost has no date')
  return { at, code: status, means: meaningOf(status) }
}

const read = (body: string): ParcelMessage[] => {
  try {
    return answer.parse(JSON.parse(body)).traces.map(messageOf)
  } catch (cause) {
    throw new TrackingError('The answer of Foxpost cannot be read', { cause })
  }
}

/** The parcel API of Foxpost: HTTP Basic and a key. */
export const createFoxpostTracking = ({ baseUrl, account, send, timeoutMs }: Options): ParcelTracking => ({
  find: async (number) => {
    const headers = {
      Authorization: `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`,
      'Api-key': account.key,
      Accept: 'application/json',
    }
    const url = `${baseUrl}/tracking/${encodeURIComponent(number)}`
    const { status, body } = await send(url, { method: 'GET', headers, timeoutMs }).catch((cause: unknown) => {
      throw new TrackingError('Foxpost does not answer', { cause })
    })
    if (status === 404) return undefined
    if (status !== 200) throw new TrackingError(`Foxpost answered ${status}`)
    return read(body)
  },
})
