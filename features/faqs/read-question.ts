const longest = 256

/** The searched words, from the address. */
export const readQuestion = ({ q }: Record<string, string | string[] | undefined>): string =>
  (typeof q === 'string' ? q : '').trim().slice(0, longest)
