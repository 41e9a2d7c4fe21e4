/** The number of entries before the page, as an opaque text. */
export const writeCursor = (shown: number): string => Buffer.from(`after ${shown}`).toString('base64url')

/** @returns undefined for an invalid cursor */
export const readCursor = (cursor: string): number | undefined => {
  const [, shown] = /^after (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return shown === undefined ? undefined : Number(shown)
}
