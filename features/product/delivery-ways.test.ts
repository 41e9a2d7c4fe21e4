import { expect, test } from 'vitest'
import { waysOfDelivery } from './delivery-ways.ts'

const mode = (flow: 'home' | 'pickup_point', gross: number, from: number, to: number) => ({
  key: `${flow}-${gross}`,
  flow,
  name: flow,
  price: { gross, net: gross },
  days: { from, to },
})

test('points are told as one: from the cheapest, from the soonest to the latest', () => {
  const modes = [mode('home', 1490, 1, 2), mode('pickup_point', 1190, 1, 2), mode('pickup_point', 990, 2, 3)]
  expect(waysOfDelivery(modes)).toEqual([
    { flow: 'home', from: { gross: 1490, net: 1490 }, varies: false, days: { from: 1, to: 2 } },
    { flow: 'pickup_point', from: { gross: 990, net: 990 }, varies: true, days: { from: 1, to: 3 } },
  ])
})

test('what is not offered is not told', () => {
  expect(waysOfDelivery([mode('home', 1490, 1, 2)]).map(({ flow }) => flow)).toEqual(['home'])
  expect(waysOfDelivery([])).toEqual([])
})
