import { describe, expect, it } from 'vitest'
import { priceDisplay } from './price-display.ts'

const settings = {
  operation_mode: 'b2c_and_b2b',
  price_display_config: 'both',
  price_range_display: 'from',
  product_card_settings: { displayPrice: true, showRatings: true },
} as const
const showing = (config: 'both' | 'gross' | 'net', segment: 'b2c' | 'b2b') => {
  const { main, besideInLists, besideInDetails } = priceDisplay({ ...settings, price_display_config: config }, segment)
  return [main, besideInLists, besideInDetails]
}

describe('which prices are shown', () => {
  it.each([
    ['both', 'b2c', ['gross', undefined, 'net']],
    ['gross', 'b2c', ['gross', undefined, undefined]],
    ['net', 'b2c', ['gross', undefined, undefined]],
    ['both', 'b2b', ['net', 'gross', 'gross']],
    ['gross', 'b2b', ['gross', undefined, undefined]],
    ['net', 'b2b', ['net', undefined, undefined]],
  ] as const)('%s for %s', (config, segment, expected) => {
    expect(showing(config, segment)).toEqual(expected)
  })

  it('cards may stay without a price', () => {
    expect(
      priceDisplay({ ...settings, product_card_settings: { displayPrice: false, showRatings: true } }, 'b2c').onCards,
    ).toBe(false)
  })

  it.each([
    ['b2b', 'b2c', true],
    ['b2b', 'b2b', false],
    ['b2c', 'b2c', false],
    ['b2c_and_b2b', 'b2c', false],
  ] as const)('in a shop for %s the pages of %s hide them: %s', (mode, segment, hidden) => {
    expect(priceDisplay({ ...settings, operation_mode: mode }, segment)).toMatchObject({ hidden, onCards: !hidden })
  })
})
