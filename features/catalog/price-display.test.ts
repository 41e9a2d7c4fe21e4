import { describe, expect, it } from 'vitest'
import { emptyListing } from './listing-url.ts'
import { displayFor, priceDisplay, shownRange } from './price-display.ts'

const settings = {
  price_display_config: 'both',
  price_range_display: 'from',
  product_card_settings: { displayPrice: true, showRatings: true },
} as const
const showing = (config: 'both' | 'gross' | 'net', segment: 'b2c' | 'b2b') => {
  const { main, besideOnCards, besideOnPage } = priceDisplay({ ...settings, price_display_config: config }, segment)
  return [main, besideOnCards, besideOnPage]
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
    expect(priceDisplay({ ...settings, product_card_settings: { displayPrice: false, showRatings: true } }, 'b2c').onCards).toBe(false)
  })
})

describe('ranges', () => {
  const range = { from: { gross: 2390, net: 2276 }, to: { gross: 4990, net: 4752 } }

  it('are open, closed or left out', () => {
    expect(shownRange(range, false, 'from')).toEqual({ from: range.from })
    expect(shownRange(range, false, 'interval')).toEqual(range)
    expect(shownRange(range, false, 'none')).toBeUndefined()
    expect(shownRange(null, false, 'interval')).toBeUndefined()
  })

  it('give way to a reduced price, which is announced with its own lowest of 30 days', () => {
    expect(shownRange(range, true, 'from')).toBeUndefined()
  })

  it('give way where a listing asks for certain variants or sorts by price', () => {
    const display = priceDisplay(settings, 'b2c')
    const rangeIn = (state: object) => displayFor(display, { ...emptyListing, ...state }).range
    expect(rangeIn({})).toBe('from')
    expect(rangeIn({ publisher: ['park'], q: 'anna', sort: 'title' })).toBe('from')
    for (const state of [{ format: ['ebook'] }, { price_max: 2000 }, { reduced: true }, { sort: 'price_asc' }])
      expect(rangeIn(state)).toBe('none')
  })
})
