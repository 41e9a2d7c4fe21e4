import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { priceDisplay } from '#lib/format/price-display.ts'
import { VariantPrice } from './variant-price.tsx'

type Settings = Parameters<typeof priceDisplay>[0]
type Config = Settings['price_display_config']

const price = { currency: 'HUF', gross: 3490, net: 3324, vatRate: 5 } as const

/** @returns the shown text for a configuration, with narrow spaces as plain spaces */
const shown = (
  segment: 'b2c' | 'b2b',
  config: Config,
  props: { size?: 'large' } = {},
  mode: Settings['operation_mode'] = 'b2c_and_b2b',
): string => {
  const settings: Settings = {
    operation_mode: mode,
    price_display_config: config,
    price_range_display: 'from',
    product_card_settings: { displayPrice: true, showRatings: true },
  }
  const { container } = render(
    <NextIntlClientProvider locale="hu" messages={{ catalog: messages.hu.catalog }} timeZone="Europe/Budapest">
      <VariantPrice id={1} price={price} prices={priceDisplay(settings, segment)} {...props} />
    </NextIntlClientProvider>,
  )
  return [...container.querySelectorAll('p')].map((line) => line.textContent.replaceAll(/\s/g, ' ')).join(' | ')
}

describe('readers are told what they pay', () => {
  test.each([
    ['both', '3 490 Ft', '3 490 Ft | Az ár 5 % áfát tartalmaz, nettó 3 324 Ft.'],
    ['gross', '3 490 Ft', '3 490 Ft | Az ár 5 % áfát tartalmaz.'],
    ['net', '3 490 Ft', '3 490 Ft | Az ár 5 % áfát tartalmaz.'],
  ] as const)('%s', (config, card, page) => {
    expect([shown('b2c', config), shown('b2c', config, { size: 'large' })]).toEqual([card, page])
  })
})

describe('institutions see net prices unless gross ones alone are set', () => {
  test.each([
    ['both', '3 324 Ft | bruttó 3 490 Ft', '3 324 Ft | Nettó ár, 5 % áfával 3 490 Ft.'],
    ['gross', '3 490 Ft', '3 490 Ft | Az ár 5 % áfát tartalmaz.'],
    ['net', '3 324 Ft | + 5 % áfa', '3 324 Ft | Nettó ár, ehhez jön 5 % áfa.'],
  ] as const)('%s', (config, card, page) => {
    expect([shown('b2b', config), shown('b2b', config, { size: 'large' })]).toEqual([card, page])
  })
})

test('in a shop for organizations only, visitors see no price before they sign in', () => {
  expect(shown('b2c', 'both', {}, 'b2b')).toBe('')
  expect(shown('b2b', 'both', {}, 'b2b')).toContain('3 324 Ft')
})
