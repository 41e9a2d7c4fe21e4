import { readdir, readFile } from 'node:fs/promises'
import { type CatalogFile, catalogFile } from './catalog/schema.ts'

const folder = new URL('catalog/', import.meta.url)

export type Work = CatalogFile['works'][number]
export type Edition = Work['editions'][number]
export type Author = CatalogFile['authors'][number]

/** The first one with a key; later ones with the same key are ignored. */
const firstByKey = <T extends { key: string }>(entries: readonly T[]): T[] => {
  const found = new Map<string, T>()
  for (const entry of entries) if (!found.has(entry.key)) found.set(entry.key, entry)
  return [...found.values()]
}

/** A work that stands in two files has the texts of the first one and the languages of both. */
const mergeWorks = (works: readonly Work[]): Work[] => {
  const merged = new Map<string, Work>()
  for (const work of works) {
    const known = merged.get(work.key)
    const added = work.editions.filter(
      ({ language }) => !known?.editions.some((edition) => edition.language === language),
    )
    merged.set(work.key, known ? { ...known, editions: [...known.editions, ...added] } : work)
  }
  return [...merged.values()]
}

/** The demo catalog from all its files, in the order of their names. The first entry of a key counts. */
export const readCatalog = async (): Promise<CatalogFile> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => catalogFile.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))),
  )
  return {
    authors: firstByKey(files.flatMap((file) => file.authors)),
    series: firstByKey(files.flatMap((file) => file.series)),
    works: mergeWorks(files.flatMap((file) => file.works)),
  }
}
