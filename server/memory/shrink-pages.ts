import { setTimeout as wait } from 'node:timers/promises'
import { reportError } from '#lib/process/report-error.ts'
import { compress, decompress } from './encodings.ts'
import type { Copy, SavedPages } from './saved-pages.ts'

/** Of the time of one thread. */
const share = 0.03
/** More pages than one thread can do within some minutes. */
const maxWaiting = 100

interface Place {
  /** The address of the page among the saved ones, and the name of its edition. */
  readonly address: string
  readonly edition: string
}

const withBody = (copy: Copy, body: Buffer): Copy => ({
  ...copy,
  body,
  headers: copy.headers.map((text, at) => (copy.headers[at - 1] === 'content-length' ? String(body.length) : text)),
  isSmallest: true,
})

const shrink = async (pages: SavedPages, { address, edition }: Place): Promise<void> => {
  const copy = pages.peek(address)?.editions[edition]?.copies.br
  if (!copy || copy.isSmallest) return
  const body = await compress(await decompress(copy.body, 'br'), 'br', 'forLong')
  const page = pages.peek(address)
  const now = page?.editions[edition]
  // Another page may have taken its place.
  if (!page || !now || now.copies.br !== copy) return
  const copies = { ...now.copies, br: withBody(copy, body) }
  pages.set(address, { ...page, editions: { ...page.editions, [edition]: { ...now, copies } } })
}

/**
 * Makes pages that are wanted again and again as small as Brotli can, beside all other work and in a small part of the
 * time.
 * @returns a function to which a page is named whenever it is wanted again; the last one comes first
 */
export const createShrinking = (pages: SavedPages): ((place: Place) => void) => {
  const waiting = new Map<string, Place>()
  let isWorking = false
  const work = async (): Promise<void> => {
    for (let next = [...waiting].at(-1); next; next = [...waiting].at(-1)) {
      waiting.delete(next[0])
      const begun = performance.now()
      await shrink(pages, next[1])
      await wait((performance.now() - begun) / share, undefined, { ref: false })
    }
  }
  return (place) => {
    const key = `${place.address}\n${place.edition}`
    waiting.delete(key)
    waiting.set(key, place)
    const [oldest] = waiting.keys()
    if (waiting.size > maxWaiting && oldest !== undefined) waiting.delete(oldest)
    if (isWorking) return
    isWorking = true
    void work()
      .catch((error: unknown) => reportError(error, 'request'))
      .finally(() => (isWorking = false))
  }
}
