import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isbnCheckDigit, isIsbn13, parseIsbn } from './isbn.ts'

describe('parseIsbn', () => {
  it.each([
    ['9789630797788', '9789630797788'],
    ['978-963-07-9778-8', '9789630797788'],
    ['ISBN 978 963 07 9778 8', '9789630797788'],
    ['963-07-9778-X', '9789630797788'],
    ['0-8044-2957-X', '9780804429573'],
    ['080442957x', '9780804429573'],
  ])('reads %s', (text, isbn) => expect(parseIsbn(text)).toBe(isbn))

  it.each(['9789630797787', '963-07-9778-4', '1984', 'Édes Anna', ''])('is not taken in by %s', (text) =>
    expect(parseIsbn(text)).toBeUndefined(),
  )

  it('finds a wrong digit wherever it is', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^978\d{9}$/),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        (first12, place, shift) => {
          const isbn = first12 + isbnCheckDigit(first12)
          const wrong = [...isbn]
            .map((digit, index) => (index === place ? String((Number(digit) + shift) % 10) : digit))
            .join('')
          expect(isIsbn13(isbn)).toBe(true)
          expect(isIsbn13(wrong)).toBe(false)
        },
      ),
    ))
})
