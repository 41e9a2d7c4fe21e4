import { LRUCache } from 'lru-cache'
import type { UrlResource } from '#contracts/url-resources.ts'
import { fetchBackend } from './fetch-backend.ts'

/** What the backend says of an address: whose it is, that it never was one, or that nothing is there any more. */
export type UrlAnswer = UrlResource | 'unknown' | 'gone'

interface Remembered {
  answer: UrlAnswer
  fetchedAt: number
}

const freshMs = 10_000
const longest = 512

/** Apart, so that made-up addresses cannot push out those of real pages. */
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

/** Whoever asks for the same at the same time shares one answer. */
const requestOnce = (url: string): Promise<UrlAnswer | undefined> => {
  const begun = underWay.get(url)
  if (begun) return begun
  const asking = ask(url).finally(() => underWay.delete(url))
  underWay.set(url, asking)
  return asking
}

/**
 * What an address leads to, at most ten seconds old. The page of an address that was right does not wait: the
 * answer is renewed in the background. While the backend is away the last known answer is used; undefined: there is none.
 */
export const fetchUrlResource = async (url: string): Promise<UrlAnswer | undefined> => {
  if (url.length > longest) return 'unknown'
  const right = rightOnes.get(url)
  const known = right ?? others.get(url)
  if (known && Date.now() - known.fetchedAt < freshMs) return known.answer
  const asking = requestOnce(url)
  return right ? right.answer : ((await asking) ?? known?.answer)
}
