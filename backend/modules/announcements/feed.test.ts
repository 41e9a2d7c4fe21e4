import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../db/connect.ts'
import { currentPatience, Patience, withPatience } from '../../db/patience.ts'
import { createFeed } from './feed.ts'

test('the reader of the table does not live on the patience of the call that began it', async () => {
  const seen: (Patience | undefined)[] = []
  const execute = async () => {
    seen.push(currentPatience())
    return { rows: [{ position: '1/10:10:', isKnown: true, tags: [] }] }
  }
  const closing = new AbortController()
  const feed = createFeed({
    db: { execute } as unknown as Database,
    log: pino({ level: 'silent' }),
    closing: closing.signal,
  })
  const ofCall = new Patience(false)
  await withPatience(ofCall, () => feed.join(''))
  const begun = seen.length
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(begun + 1), { timeout: 2_000 })
  closing.abort()
  const later = seen.slice(begun)
  expect(later).not.toContain(ofCall)
  expect(new Set(later).size).toBe(later.length)
})
