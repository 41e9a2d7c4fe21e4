import { isbnCheckDigit } from '../../modules/catalog/rules/isbn.ts'
import { seededInteger } from '../../kernel/seeded-number.ts'

/** Hungary's group with a range that belongs to no publisher, so that a demo ISBN is never that of a real book. */
const prefix = '9786159'

/** ISBN-13s by key. The same key has the same number in every shop, and no two keys have the same number. */
export const createIsbns = (): ((key: string) => string) => {
  const taken = new Set<string>()
  return (key) => {
    for (let attempt = 0; ; attempt++) {
      const first12 = prefix + String(seededInteger(0, 99_999, 'isbn', key, attempt)).padStart(5, '0')
      if (taken.has(first12)) continue
      taken.add(first12)
      return first12 + isbnCheckDigit(first12)
    }
  }
}
