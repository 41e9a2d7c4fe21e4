/** The changed tags of `lib/api/cache-tags.ts`. `everything` means that nobody knows which tags changed. */
export type Change = readonly string[] | 'everything'

/**
 * A cache of pages or of their parts. When it returns, it has cleared what changed. If it throws, it is called again
 * with the same change.
 */
export type Listener = (change: Change) => Promise<void> | void
