import map from './category-map.json' with { type: 'json' }

interface GutenbergText {
  language: string
  subjects: readonly string[]
  lcc: readonly string[]
  shelves: readonly string[]
}

const maxCategories = 4

const pick = (table: Readonly<Record<string, string>>, key: string): string[] => {
  const found = table[key]
  return found ? [found] : []
}

const juvenileOf = (subjects: string): string[] => {
  const { word, stories, tales, folk, rhymes, animals } = map.juvenile
  if (!subjects.includes(word) && !subjects.includes("Children's")) return []
  if (/poetry|rhymes/i.test(subjects)) return [rhymes]
  if (/fairy tales/i.test(subjects)) return [tales]
  if (/folklore|legends/i.test(subjects)) return [folk]
  return [/animals|dogs|cats|birds|bears|rabbits/i.test(subjects) ? animals : stories]
}

/** The category of a Library of Congress class, by the longest beginning of the class in the table. */
const classOf = (lcc: string): string[] => {
  for (let length = 2; length > 0; length--) {
    const found = pick(map.classes, lcc.slice(0, length))
    if (found.length > 0) return found
  }
  return []
}

/**
 * The shop's categories for a text of Project Gutenberg, by its bookshelves, subjects and class, the most special ones
 * first.
 */
export const categoriesOf = ({ language, subjects, lcc, shelves }: GutenbergText): string[] => {
  const all = subjects.join(';')
  const forms = map.forms
    .filter(({ word }) => shelves.includes(word))
    .map(({ hungarian, other }) => (language === 'hu' ? hungarian : other))
  const isFiction =
    /fiction|stories|novel/i.test(all) && lcc.some((one) => map.fictionClasses.includes(one.slice(0, 2)))
  const prose =
    isFiction && forms.length === 0
      ? [...pick(map.prose, language), ...(language in map.prose ? [] : ['vilagirodalom'])]
      : []
  const found = [
    ...juvenileOf(all),
    ...forms,
    ...prose,
    ...shelves.flatMap((shelf) => pick(map.shelves, shelf)),
    ...lcc.flatMap(classOf),
  ]
  const distinct = [...new Set(found)].slice(0, maxCategories)
  return [...(distinct.length > 0 ? distinct : ['nyelv-irodalom']), ...pick(map.foreign, language)]
}
