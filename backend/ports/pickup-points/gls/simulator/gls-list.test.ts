import { expect, test } from 'vitest'
import { glsList } from './gls-list.ts'

test('the GLS list holds the odd points', () => {
  const items = glsList().items as Record<string, unknown>[]
  expect(items).toHaveLength(120)
  expect(items.some(({ lockerSaturation }) => lockerSaturation === 'outOfOrder')).toBe(true)
  const hours = items.map((item) => JSON.stringify(item['hours']))
  expect(hours).toContainEqual(expect.stringContaining('"12:00","12:30"'))
  expect(hours).toContainEqual(expect.stringContaining('[0,"09:00","17:00"],[1,'))
  expect(hours).toContainEqual(expect.stringContaining('null,null'))
  const shops = items.filter(({ type }) => type === 'parcel-shop').map(({ contact }) => contact)
  expect(shops).toContainEqual(expect.not.objectContaining({ phone: expect.anything() }))
})
