import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { type Asking, getJson, type JsonAnswer, ProviderAway } from '../ask-provider.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** How long at least before an unknown key makes the shop ask again: anybody can invent the name of a key. */
const pauseMs = minute

const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) })

interface Known {
  find: JWTVerifyGetKey
  askedAt: number
  freshUntil: number
}

/** As long as the answer says, within limits. */
const lifetimeOf = (headers: Headers): number => {
  const seconds = /max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1]
  return seconds === undefined ? hour : Math.min(Math.max(Number(seconds) * 1000, minute), day)
}

const read = ({ status, json, headers }: JsonAnswer, now: number): Known => {
  const parsed = keySet.safeParse(json)
  if (status !== 200 || !parsed.success) throw new ProviderAway('The keys of the provider cannot be read')
  return { find: createLocalJWKSet(parsed.data), askedAt: now, freshUntil: now + lifetimeOf(headers) }
}

interface Options {
  url: string
  asking: Asking
  now: () => Date
}

/**
 * The keys with which a provider signs. They are asked for when the known ones are old, and once more for a key that is
 * not among them: providers change their keys. Calls at the same time share one question.
 */
export const createKeySet = ({ url, asking, now }: Options): JWTVerifyGetKey => {
  let known: Known | undefined
  let renewing: Promise<Known> | undefined
  const renew = (): Promise<Known> =>
    (renewing ??= getJson(asking, url)
      .then((answer) => (known = read(answer, now().getTime())))
      .finally(() => (renewing = undefined)))
  return async (header, token) => {
    const keys = known && now().getTime() < known.freshUntil ? known : await renew()
    try {
      return await keys.find(header, token)
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey
      if (!isUnknown || now().getTime() < keys.askedAt + pauseMs) throw error
      return (await renew()).find(header, token)
    }
  }
}
