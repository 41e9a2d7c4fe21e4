import { sortKeyOf } from '../../text/rules/sort-key.ts'

/** `Jane Austen` from `Austen` on. */
const turned = (words: readonly string[], from: number): { sorted: string; shown: string } => {
  const family = words.slice(from).join(' ')
  const given = words.slice(0, from).join(' ')
  return given ? { sorted: `${family} ${given}`, shown: `${family}, ${given}` } : { sorted: family, shown: family }
}

/**
 * A name as an alphabetical list has it, `Austen, Jane`: turned so that it begins with what its key begins with. `Ady
 * Endre` does so already. In another spelling than that of the key the family name is known by its first letter.
 */
export const sortedName = (name: string, key: string): string => {
  const words = name.split(' ')
  const turns = words.map((_, from) => turned(words, from))
  const exact = turns.find(({ sorted }) => sortKeyOf(sorted) === key)
  const alike = turns.findLast(({ sorted }) => sortKeyOf(sorted).slice(0, 1) === key.slice(0, 1))
  return (exact ?? alike ?? turns.at(-1))?.shown ?? name
}
