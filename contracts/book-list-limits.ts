/** What a list of books may hold that goes into a cart, as a text or as a file. */
export const bookListLimits = { lines: 5_000, characters: 400_000, bytes: 1_000_000 } as const
