import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Outbound } from '../../payments/port.ts'
import { type ParcelMessage, type ParcelTracking, TrackingError } from '../port.ts'
import { meaningOf } from './meanings.ts'

export interface GlsAccount {
  user: string
  password: string
}

interface Options {
  /** Without a slash at the end. */
  baseUrl: string
  account: GlsAccount
  send: Outbound
  timeoutMs: number
}

const answer = z.object({
  ParcelStatusList: z
    .array(z.object({ StatusCode: z.string().min(1).max(10), StatusDate: z.string().max(40) }))
    .nullish(),
  GetParcelStatusErrors: z.array(z.object({ ErrorCode: z.union([z.number(), z.string()]) })).nullish(),
})

/** `/Date(1774645401000+0100)/`: milliseconds since 1970 in UTC. The offset only says where it was written. */
const dateOf = (text: string): Date => {
  const [, milliseconds] = /^\/Date\((\d{1,14})(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  if (milliseconds === undefined) throw new TrackingError('A message of GLS has no date')
  return new Date(Number(milliseconds))
}

const read = (body: string): z.infer<typeof answer> => {
  try {
    return answer.parse(JSON.parse(body))
  } catch (cause) {
    throw new TrackingError('The answer of GLS cannot be read', { cause })
  }
}

const messagesOf = (body: string): ParcelMessage[] => {
  const { ParcelStatusList: statuses, GetParcelStatusErrors: errors } = read(body)
  if (errors?.[0]) throw new TrackingError(`GLS refused the question: ${errors[0].ErrorCode}`)
  return (statuses ?? []).map(({ StatusCode: code, StatusDate }) => ({
    at: dateOf(StatusDate),
    code,
    means: meaningOf(code),
  }))
}

/** The password goes as the numbers of the bytes of its SHA-512. */
export const passwordBytes = (password: string): number[] => [...createHash('sha512').update(password).digest()]

/** `GetParcelStatuses` of the MyGLS parcel API. It answers errors with status 200, too. */
export const createGlsTracking = ({ baseUrl, account, send, timeoutMs }: Options): ParcelTracking => ({
  find: async (number) => {
    // GLS has numbers only: it cannot know any other.
    if (!/^\d{6,15}$/.test(number)) return undefined
    const question = {
      Username: account.user,
      Password: passwordBytes(account.password),
      ParcelNumber: Number(number),
      ReturnPOD: false,
      LanguageIsoCode: 'HU',
    }
    const { status, body } = await send(`${baseUrl}/GetParcelStatuses`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(question),
      timeoutMs,
    }).catch((cause: unknown) => {
      throw new TrackingError('GLS does not answer', { cause })
    })
    if (status !== 200) throw new TrackingError(`GLS answered ${status}`)
    return messagesOf(body)
  },
})
