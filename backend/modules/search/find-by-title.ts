import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../kernel/context.ts'
import { catalogIndex } from '../catalog-index/service.ts'
import { foldedWords } from '../text/rules/fold.ts'
import { createTitles } from './rules/wanted-titles.ts'

/** Titles that are compared between two pauses: some milliseconds of work. */
const batchSize = 20_000

/**
 * Products by their whole titles, for many titles in one pass over the catalog. An article at the beginning, accents and
 * punctuation do not count; beside the title the text may name the authors. A text that is no title is missing.
 */
export const findByTitle = async (ctx: Context, texts: readonly string[]): Promise<Map<string, number[]>> => {
  const titles = createTitles(texts)
  if (titles.isEmpty) return new Map()
  const { entries } = await catalogIndex(ctx)
  const { ids, names } = entries
  const { titleLengths } = entries.columns
  for (let slot = 0; slot < entries.size; slot++) {
    if (slot % batchSize === batchSize - 1) await nextTurn()
    const name = names[slot] ?? ''
    if (!titles.mayBegin(name)) continue
    const length = titleLengths[slot] ?? 0
    titles.compare(ids[slot] ?? 0, foldedWords(name.slice(0, length)), () => foldedWords(name.slice(length)))
  }
  return titles.found()
}
