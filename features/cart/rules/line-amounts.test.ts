import { expect, test } from 'vitest'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { lineAmounts } from './line-amounts.ts'

const amount = (gross: number) => ({ gross, net: gross - 10 })
const bought = {
  type: 'ITEM',
  dealId: null,
  quantity: 3,
  unitPrice: amount(1_000),
  unitTotal: amount(667),
  total: amount(2_000),
  priceSteps: [{ step: 'list_price', name: 'default', unitPrice: amount(1_200) }],
} as unknown as DraftOrderItem

test('a lowered line has its total and the price of its copies before', () => {
  expect(lineAmounts(bought, 3)).toEqual({ now: amount(2_000), before: { gross: 3_000, net: 2_970 } })
})

test('a quantity that is being saved is estimated by the price of a copy', () => {
  expect(lineAmounts(bought, 2).now).toEqual({ gross: 1_334, net: 1_314 })
})

test('a line that nothing lowers has no other price', () => {
  expect(lineAmounts({ ...bought, unitTotal: amount(1_000), total: { gross: 3_000, net: 2_970 } }, 3).before).toBeNull()
})

test('an upsell is compared with its price before the deal, a gift with nothing', () => {
  const steps: DraftOrderItem['priceSteps'] = [
    { step: 'list_price', name: 'default', unitPrice: amount(2_690) },
    { step: 'deal', name: 'Mellé', unitPrice: amount(1_990) },
  ]
  const upsell = {
    ...bought,
    type: 'ITEM_UPSELL' as const,
    dealId: 1,
    quantity: 1,
    unitPrice: amount(1_990),
    total: amount(1_990),
    priceSteps: steps,
  }
  expect(lineAmounts(upsell, 1).before).toEqual(amount(2_690))
  expect(lineAmounts({ ...upsell, type: 'ITEM_GIFT', total: amount(0) }, 1).before).toBeNull()
})
