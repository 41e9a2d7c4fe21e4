/**
 * React's description of a page, as Next writes it into the document: rows of `id:value`. Most values are JSON, in which
 * `"$id"` stands for another row, and `"$id:path"` for a place in it (react-server-dom-webpack, ReactFlightServer.js).
 */
export interface FlightRow {
  id: string
  /** The letter before the value; empty where the value is JSON. `I` names a component of the browser, `T` is a text. */
  kind: string
  value: string
}

const newline = 0x0a
const comma = 0x2c
const colon = 0x3a

/** Of rows with a length instead of an end of line only texts are known here; the others are bytes. */
const isBytes = (kind: string) => /^[AOobUSsLlGgMmV]$/.test(kind)

const kindAt = (data: Buffer, at: number): string =>
  /[A-Z#rxobslgm]/.exec(data.toString('latin1', at, at + 1))?.[0] ?? ''

/** `T`, the number of bytes in hexadecimal digits, a comma, and the text without an end of line. */
const textAt = (data: Buffer, at: number): { start: number; end: number; next: number } => {
  const start = data.indexOf(comma, at) + 1
  const end = start + Number.parseInt(data.toString('latin1', at + 1, start - 1), 16)
  return { start, end, next: end }
}

const lineAt = (data: Buffer, at: number, kind: string) => {
  const end = data.indexOf(newline, at)
  return { start: at + kind.length, end, next: end + 1 }
}

/** The rows of a page; undefined where one is of a kind that is not known here. */
export const readRows = (data: Buffer): FlightRow[] | undefined => {
  const rows: FlightRow[] = []
  let at = 0
  while (at < data.length) {
    const afterId = data.indexOf(colon, at) + 1
    const kind = kindAt(data, afterId)
    const { start, end, next } = kind === 'T' ? textAt(data, afterId) : lineAt(data, afterId, kind)
    if (afterId === 0 || isBytes(kind) || !(end >= start && end <= data.length)) return undefined
    rows.push({ id: data.toString('latin1', at, afterId - 1), kind, value: data.toString('utf8', start, end) })
    at = next
  }
  return rows
}

export const writeRows = (rows: readonly FlightRow[]): string =>
  rows
    .map(({ id, kind, value }) =>
      kind === 'T' ? `${id}:T${Buffer.byteLength(value).toString(16)},${value}` : `${id}:${kind}${value}\n`,
    )
    .join('')
