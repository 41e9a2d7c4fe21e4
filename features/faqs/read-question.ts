const longest = 256

/** What somebody looks for, as it stands in the address. */
export const readQuestion = ({ q }: Record<string, string | string[] | undefined>): string =>
  (typeof q === 'string' ? q : '').trim().slice(0, longest)
