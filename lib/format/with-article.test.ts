import { expect, test } from 'vitest'
import { withArticle } from './with-article.ts'

test.each([
  ['Kolofon Kft.', 'hu', 'a Kolofon Kft.'],
  ['Őszi Könyvek Bt.', 'hu', 'az Őszi Könyvek Bt.'],
  ['Kolofon Kft.', 'en', 'Kolofon Kft.'],
] as const)('%s in %s: %s', (name, locale, expected) => expect(withArticle(name, locale)).toBe(expected))
