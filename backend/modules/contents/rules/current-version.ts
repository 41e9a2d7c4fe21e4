/** The latest version of a strip whose date has passed. */
export const currentVersion = <Version extends { publishedAt: string | Date }>(
  versions: readonly Version[],
  now: Date,
): Version | undefined =>
  versions
    .filter(({ publishedAt }) => new Date(publishedAt) <= now)
    .toSorted((a, b) => new Date(a.publishedAt).getTime() - new Date(b.publishedAt).getTime())
    .at(-1)
