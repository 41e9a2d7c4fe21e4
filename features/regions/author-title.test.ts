import { expect, test } from 'vitest'
import { authorTitle } from './author-title.ts'

test.each([
  ['Szabó Magda::Az ajtó', { author: 'Szabó Magda', book: 'Az ajtó' }],
  ['Szabó Magda :: Az ajtó', { author: 'Szabó Magda', book: 'Az ajtó' }],
  ['Szabó Magda', { author: 'Szabó Magda', book: '' }],
])('"%s" names an author and a book', (title, parts) => expect(authorTitle(title)).toEqual(parts))
