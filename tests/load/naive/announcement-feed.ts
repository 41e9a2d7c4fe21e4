import type { Services } from '#backend/kernel/context.ts'
import { createFeed as createReal, type Feed } from '#backend/modules/announcements/feed.ts'

export type { Feed } from '#backend/modules/announcements/feed.ts'

/** Announces what happens from now on, and nothing that a reader has missed. */
export const createFeed = (services: Pick<Services, 'db' | 'log' | 'closing'>): Feed => {
  const feed = createReal(services)
  return {
    ...feed,
    join: async () => {
      const reader = await feed.join('')
      const gap = await reader?.take(0)
      if (gap) reader?.put({ ...gap, tags: [] })
      return reader
    },
  }
}
