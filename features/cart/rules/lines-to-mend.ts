import type { CartReport } from '#contracts/cart-report.ts'

/** The lines of a pasted list that added nothing, as they were written. */
export const linesToMend = (text: string, { lines }: CartReport): string => {
  const written = text.split(/\r\n|\r|\n/)
  return lines
    .filter(({ outcome }) => outcome === 'refused')
    .flatMap(({ row }) => (row === null ? [] : (written[row - 1] ?? [])))
    .join('\n')
}
