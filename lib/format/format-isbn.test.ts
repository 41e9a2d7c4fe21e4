import { expect, test } from 'vitest'
import { formatIsbn } from './format-isbn.ts'

test.each([
  ['9789630112345', '978-963-01-1234-5'],
  ['9789632271234', '978-963-227-123-4'],
  ['9789637300123', '978-963-7300-12-3'],
  ['9786155012345', '978-615-5012-34-5'],
  ['9786159000123', '978-615-9000-12-3'],
  ['9780306406157', '978-0-306-40615-7'],
  ['9781492067665', '978-1-4920-6766-5'],
  ['9780141439518', '978-0-14-143951-8'],
])('%s is written %s', (isbn, written) => {
  expect(formatIsbn(isbn)).toBe(written)
})

test('an unknown group keeps its digits together', () => {
  expect(formatIsbn('9783161484100')).toBe('9783161484100')
})
