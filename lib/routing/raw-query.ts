/** What a page's `searchParams` are. */
export type RawQuery = Record<string, string | string[] | undefined>
