import { beforeEach, describe, expect, it } from 'vitest'
import { clearViewed, saveViewed, otherViewed, readViewed, type Viewed } from './viewed-products.ts'

const kept = new Map<string, string>()
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const storage = () => store
const look = (current: Viewed, max: number) => {
  const others = otherViewed(storage, current, max)
  saveViewed(storage, current, max)
  return others
}
const book = (id: number) => ({ id, productId: 100 + id })
beforeEach(() => kept.clear())

describe('the viewed books', () => {
  it('come latest first, each product once and never the current one', () => {
    expect(look(book(1), 6)).toEqual([])
    look(book(2), 6)
    expect(look({ id: 9, productId: 101 }, 6)).toEqual([book(2)])
    expect(look(book(3), 6)).toEqual([{ id: 9, productId: 101 }, book(2)])
  })

  it('are not more than the configuration says', () => {
    for (let id = 1; id <= 9; id++) look(book(id), 3)
    expect(look(book(10), 3)).toEqual([book(9), book(8), book(7)])
    expect(readViewed(storage)).toHaveLength(4)
  })

  it('can be cleared', () => {
    look(book(1), 6)
    clearViewed(storage)
    expect(readViewed(storage)).toEqual([])
  })

  it('ignore invalid values, and work without storage', () => {
    for (const text of ['{', '{"a":1}', '[null, 3, {"id":"x"}]']) {
      kept.set('recently-viewed', text)
      expect(readViewed(storage)).toEqual([])
    }
    const refuse = () => {
      throw new Error('denied')
    }
    expect(otherViewed(refuse, book(1), 6)).toEqual([])
    expect(() => saveViewed(refuse, book(1), 6)).not.toThrow()
  })
})
