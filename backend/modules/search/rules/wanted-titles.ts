import { foldedWords } from '../../text/rules/fold.ts'

const articles = ['a', 'az', 'egy', 'the', 'an']

const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.includes(words[0] ?? '') ? words.slice(1) : words

/** One title has one key, with or without an article. */
const keyOf = (words: readonly string[]): string => withoutArticle(words).join(' ')

/** What may stand between a title and its authors: `Hamlet, Shakespeare`, `Shakespeare: Hamlet`, `Hamlet (Shakespeare)`. */
const between = /\s*[:;,()/]\s*|\s+[-–—]\s+/u

interface Wanted {
  text: string
  /** Words that the names of the book must have beside its title. */
  others: readonly string[]
}

const wantedIn = (text: string): { key: string; wanted: Wanted }[] => {
  const parts = text.split(between).filter(Boolean)
  const whole = { key: keyOf(foldedWords(text)), wanted: { text, others: [] } }
  if (parts.length < 2) return [whole]
  return [
    whole,
    ...parts.map((part, index) => ({
      key: keyOf(foldedWords(part)),
      wanted: { text, others: parts.filter((_, place) => place !== index).flatMap(foldedWords) },
    })),
  ]
}

/** Characters that end a word, among those that stand in the index. */
const wordEnd = /[^\p{L}\p{N}]/u

/** Titles that are looked for, all in one pass over the books. */
export const createTitles = (texts: readonly string[]) => {
  const byKey = new Map<string, Wanted[]>()
  for (const { key, wanted } of texts.flatMap(wantedIn)) if (key) byKey.set(key, [...(byKey.get(key) ?? []), wanted])
  const firstWords = new Set([...articles, ...[...byKey.keys()].map((key) => key.split(' ', 1)[0] ?? '')])
  const whole = new Map<string, number[]>()
  const besideAuthors = new Map<string, number[]>()
  const add = (to: Map<string, number[]>, text: string, id: number) => to.set(text, [...(to.get(text) ?? []), id])

  return {
    /** The words of each, with spaces between them and without an article. */
    keys: [...byKey.keys()],
    /** Rules out most books by their first word, before all words are read. */
    mayBegin: (name: string): boolean => {
      const end = name.search(wordEnd)
      return end <= 0 ? end === 0 || firstWords.has(name) : firstWords.has(name.slice(0, end))
    },
    compare: (id: number, title: readonly string[], readOthers: () => readonly string[]): void => {
      const wanted = byKey.get(keyOf(title))
      if (!wanted) return
      const names = new Set(readOthers())
      for (const { text, others } of wanted)
        if (others.length === 0) add(whole, text, id)
        else if (others.every((word) => names.has(word))) add(besideAuthors, text, id)
    },
    /** What is a whole title names no authors. */
    found: (): Map<string, number[]> => new Map([...besideAuthors, ...whole]),
  }
}
