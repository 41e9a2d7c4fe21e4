import type { FileName } from './port.ts'

/**
 * Whether a text can name a file: no step leads out of the folder or begins with a point. Names that begin with a point
 * belong to unfinished files.
 */
export const isFileName = (text: string): text is FileName =>
  /^(?:assets|pictures|books|pickup-points|invoices)(?:\/[\w-][\w.-]*)+$/.test(text)
