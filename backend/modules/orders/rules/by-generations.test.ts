import { describe, expect, it } from 'vitest'
import { byGenerations } from './by-generations.ts'

const item = (key: number, parentKey: number | null = null) => ({ key, parentKey })

describe('byGenerations', () => {
  it('keeps items without parents together', () =>
    expect(byGenerations([item(2), item(1)])).toEqual([[item(2), item(1)]]))

  it('puts parents before their children, whatever their order', () =>
    expect(byGenerations([item(3, 2), item(2, 1), item(4, 1), item(1)])).toEqual([
      [item(1)],
      [item(2, 1), item(4, 1)],
      [item(3, 2)],
    ]))

  it('is nothing of nothing', () => expect(byGenerations([])).toEqual([]))

  it.each([
    ['a parent that is missing', [item(1), item(2, 9)]],
    ['an item that is its own parent', [item(1, 1)]],
    ['two items that are parents of each other', [item(1, 2), item(2, 1)]],
  ])('refuses %s', (_, items) => expect(() => byGenerations(items)).toThrow('has no parent'))
})
