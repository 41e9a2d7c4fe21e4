import { LRUCache } from 'lru-cache'
import type { UrlResource } from '#contracts/url-resources.ts'
import { fetchBackend } from './fetch-backend.ts'

/**
 * The answer of the backend about an address: its resource, or that the address never existed, or that its resource is
 * gone.
 */
export type UrlAnswer = UrlResource | 'unknown' | 'gone'

interface Remembered {
  answer: UrlAnswer
  fetchedAt: number
}

const freshMs = 10_000
const longest = 512

/** Stored separately, so that made-up addresses cannot displace those of real pages. */
const rightOnes = new LRUCache<string, Remembered>({ max: 5_000 })
const others = new LRUCache<string, Remembered>({ max: 1_000 })
const underWay = new Map<string, Promise<UrlAnswer | undefined>>()

const isRight = (answer: UrlAnswer): answer is UrlResource => typeof answer === 'object' && !answer.context.moved

const readAnswer = async (response: Response): Promise<UrlAnswer | undefined> => {
  if (response.ok) return (await response.json()) as UrlResource
  if (response.status === 410) return 'gone'
  return response.status === 404 || response.status === 400 ? 'unknown' : undefined
}

const remember = (url: string, answer: UrlAnswer): void => {
  const [its, other] = isRight(answer) ? [rightOnes, others] : [others, rightOnes]
  other.delete(url)
  its.set(url, { answer, fetchedAt: Date.now() })
}

const ask = async (url: string): Promise<UrlAnswer | undefined> => {
  const answer = await fetchBackend(`/url-resource/${encodeURIComponent(url)}`, readAnswer)
  if (answer) remember(url, answer)
  return answer
}

/** Simultaneous calls for the same address share one answer. */
const requestOnce = (url: string): Promise<UrlAnswer | undefined> => {
  const begun = underWay.get(url)
  if (begun) return begun
  const asking = ask(url).finally(() => underWay.delete(url))
  underWay.set(url, asking)
  return asking
}

/**
 * The target of an address, at most ten seconds old. A known address is answered at once and renewed in the background.
 * While the backend is away, the last answer is used; undefined where there is none.
 */
export const fetchUrlResource = async (url: string): Promise<UrlAnswer | undefined> => {
  if (url.length > longest) return 'unknown'
  const right = rightOnes.get(url)
  const known = right ?? others.get(url)
  if (known && Date.now() - known.fetchedAt < freshMs) return known.answer
  const asking = requestOnce(url)
  return right ? right.answer : ((await asking) ?? known?.answer)
}
