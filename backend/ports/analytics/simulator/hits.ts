export const hitProviders = ['ga4', 'google_ads', 'tag_manager', 'meta', 'tiktok', 'barion'] as const
export type HitProvider = (typeof hitProviders)[number]

/** What came to a collector, in the same form for all providers. */
export interface Hit {
  provider: HitProvider
  from: 'browser' | 'server'
  /** Whose account it goes to: the id of the stream, the container or the pixel. */
  account: string
  name: string
  /** By which the provider recognises the same event from another side. */
  eventId?: string | undefined
  params: Record<string, unknown>
  /** What the visitor has allowed, as the hit says. */
  consent?: string | undefined
  /** Why the provider cannot use it. */
  invalid?: string | undefined
}

export type ListedHit = Hit & { index: number; at: string }

const most = 2_000

/** The latest hits, in memory. */
export const createHitList = (now: () => Date) => {
  let hits: ListedHit[] = []
  let next = 1
  return {
    add: (hit: Hit): void => {
      hits = [...hits.slice(-(most - 1)), { index: next++, at: now().toISOString(), ...hit }]
    },
    /** @param after the index of the last hit that the caller knows */
    list: ({ provider, after = 0 }: { provider?: HitProvider | undefined; after?: number }): ListedHit[] =>
      hits.filter((hit) => hit.index > after && (provider === undefined || hit.provider === provider)),
    empty: (): void => {
      hits = []
    },
  }
}

export type HitList = ReturnType<typeof createHitList>
