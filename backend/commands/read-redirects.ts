export interface RedirectRow {
  line: number
  from: string
  /** Null where nothing is there any more. */
  to: string | null
}

const unquoted = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')

/** Two columns, old path and new path, with commas or semicolons; paths hold neither. A header and empty lines are left out. */
export const readRedirects = (text: string): RedirectRow[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((row, index) => {
      const [from = '', to = ''] = row.split(/[,;]/).map(unquoted)
      return { line: index + 1, from, to: to || null }
    })
    .filter(({ from }) => from.startsWith('/'))
