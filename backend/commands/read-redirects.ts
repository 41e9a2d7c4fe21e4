export interface RedirectRow {
  line: number
  from: string
  /** Null for a path that is gone. */
  to: string | null
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')

/** Reads two columns, old path and new path, separated by commas or semicolons, which no path contains. Skips a header and empty lines. */
export const readRedirects = (text: string): RedirectRow[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => {
      const [from = '', to = ''] = row.split(/[,;]/).map(unquoted)
      return { line: index + 1, from, to: to || null }
    })
    .filter(({ from }) => from.startsWith('/'))
