import { createHash } from 'node:crypto'

/** Of what a document is drawn from: it changes when the document has to be drawn anew. */
export const sheetHash = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16)
