import { expect, test } from 'vitest'
import { foxpostList } from './foxpost-list.ts'

test('the Foxpost list holds the odd points', () => {
  const list = foxpostList('hu') as Record<string, unknown>[]
  expect(list).toHaveLength(150)
  expect(list.every(({ findme }) => /<br\/><br\/><b>.*<br\/>/.test(String(findme)))).toBe(true)
  expect(list.some(({ load }) => load === 'overloaded')).toBe(true)
  expect(list.some(({ operator_id, variant }) => operator_id === '' && variant === 'Packeta Z-BOX')).toBe(true)
  expect(list.some(({ closeDate }) => closeDate === '2020-01-31')).toBe(true)
  expect(JSON.stringify(foxpostList('en'))).toContain('Payment by card')
})
