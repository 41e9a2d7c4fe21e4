import { expect, test } from 'vitest'
import { cheapestDelivery } from './cheapest-delivery.ts'

const modes = [
  { name: 'Házhoz', gross: 1690, vatRate: 27 },
  { name: 'Automatába', gross: 990, vatRate: 27 },
]
const book = (gross: number) => ({ gross, net: gross - 100, vatRate: 5 })

test('the cheapest way', () =>
  expect(cheapestDelivery(modes, book(3490), 12_000)).toEqual({ name: 'Automatába', gross: 990 }))
test('free from the limit on', () => expect(cheapestDelivery(modes, book(12_000), 12_000)?.gross).toBe(0))
test('nothing is brought', () => expect(cheapestDelivery([], book(3490), undefined)).toBeNull())
