import type { TradeSource } from '../source.ts'
import { openCsv } from './csv/open-csv.ts'
import { openGutenberg } from './gutenberg/open-gutenberg.ts'
import { type OnixFacts, openOnix } from './onix/open-onix.ts'

/** A file with all that must be known to read it, so that a thread can. */
export type SourceFile =
  | { kind: 'onix'; path: string; facts: OnixFacts }
  | { kind: 'csv'; path: string; mapping: unknown }
  | { kind: 'gutenberg'; path: string }

/** @throws SourceError if the file cannot be used at all */
export const openSource = (file: SourceFile): Promise<TradeSource> =>
  file.kind === 'onix'
    ? openOnix(file.path, file.facts)
    : file.kind === 'csv'
      ? openCsv(file.path, file.mapping)
      : openGutenberg(file.path)
