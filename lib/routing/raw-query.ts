/** The type of a page's `searchParams`. */
export type RawQuery = Record<string, string | string[] | undefined>
