/** Tags of `lib/api/cache-tags.ts` that have changed; everything: nobody knows which. */
export type Change = readonly string[] | 'everything'

/** Whoever keeps what pages are made of. It has dropped what changed when it returns; if it throws it is told again. */
export type Listener = (change: Change) => Promise<void> | void
