import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isbnBeginning, isbnCheckDigit, isIsbn13, parseIsbn } from './isbn.ts'

describe('parseIsbn', () => {
  it.each([
    ['9789630797788', '9789630797788'],
    ['978-963-07-9778-8', '9789630797788'],
    ['ISBN 978 963 07 9778 8', '9789630797788'],
    ['963-07-9778-X', '9789630797788'],
    ['0-8044-2957-X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['978–963–07–9778–8', '9789630797788'],
    ['978—963−07‑9778‐8', '9789630797788'],
    ['978.963.07.9778.8', '9789630797788'],
    ['978\u00a0963\u00a007\u00a09778\u00a08', '9789630797788'],
    ['ISBN 13 978-963-07-9778-8', '9789630797788'],
    ['ISBN-13: 9789630797788', '9789630797788'],
    ['isbn13 9789630797788', '9789630797788'],
    ['ISBN 10: 963-07-9778-X', '9789630797788'],
    ['EAN 9789630797788', '9789630797788'],
    ['EAN-13: 978 9630797788', '9789630797788'],
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

describe('the beginning of an ISBN', () => {
  it.each([
    ['97896', '97896'],
    ['978-963-07', '97896307'],
    ['978.963', '978963'],
    ['963-07', '97896307'],
    ['ISBN 978', '978'],
    ['EAN 978963', '978963'],
    ['ISBN-13: 978–963', '978963'],
  ])('of %s is %s', (typed, digits) => expect(isbnBeginning(typed)).toBe(digits))

  it.each(['1984', '978', 'ISBN', 'ISBN 9', '963-07-9778-X', '12345 Budapest', '9630797788123', 'Édes Anna'])(
    'is none in %s',
    (typed) => expect(isbnBeginning(typed)).toBeUndefined(),
  )
})
