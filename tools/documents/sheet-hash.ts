import { createHash } from 'node:crypto'

/** A hash of the texts and prices of a document. It changes when the document has to be drawn again. */
export const sheetHash = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 16)
