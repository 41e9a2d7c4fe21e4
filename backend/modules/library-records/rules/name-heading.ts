import { invertedName } from '../../catalog/rules/inverted-name.ts'
import { sortKeyOf } from '../../text/rules/sort-key.ts'

interface Named {
  name: { hu: string; en: string }
  sortKey: string
}

/** `Jane Austen` is sorted as `Austen, Jane`; the sort key says which words come first. */
const sortedName = ({ name: { hu }, sortKey }: Named): string | undefined => {
  const words = hu.split(' ')
  return words
    .slice(1)
    .map((_, index) => `${words.slice(index + 1).join(' ')}, ${words.slice(0, index + 1).join(' ')}`)
    .find((heading) => sortKeyOf(heading) === sortKey)
}

/** The heading of a person, and the indicator of fields 100 and 700: 1 for a surname first, 0 for a name in direct order. */
export const nameHeading = (person: Named): { heading: string; indicator: '0' | '1' } => {
  const inverted = invertedName(person.name) ?? sortedName(person)
  return inverted ? { heading: inverted, indicator: '1' } : { heading: person.name.hu, indicator: '0' }
}
