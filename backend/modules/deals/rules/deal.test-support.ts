import type { Deal } from './deal.ts'

/** A deal for everything, without a threshold. */
export const dealWith = (changes: Partial<Deal>): Deal => ({
  id: 1,
  key: 'deal',
  type: 'general_order_deal',
  name: { hu: 'Akció', en: 'Deal' },
  minTotals: null,
  minQuantity: 1,
  percent: null,
  amounts: null,
  freeShipping: false,
  maxRewards: 1,
  rewards: [],
  isForAll: true,
  matched: [],
  ...changes,
})
