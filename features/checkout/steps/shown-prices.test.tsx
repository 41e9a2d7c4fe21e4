import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test } from 'vitest'
import type { Totals } from '#contracts/totals.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OptionPrice } from './delivery/option-price.tsx'
import { OrderTotal } from './payment/order-total.tsx'

afterEach(() => {
  delete document.documentElement.dataset['prices']
  document.cookie = 'segment=; Path=/; Max-Age=0'
})

const price = { gross: 1_270, net: 1_000 }

test.each([
  ['both', 'b2c', '1 270 Ft', 'Fizetendő1 270 Ft'],
  ['gross', 'b2c', '1 270 Ft', 'Fizetendő1 270 Ft'],
  ['net', 'b2c', '1 270 Ft', 'Fizetendő1 270 Ft'],
  ['both', 'b2b', '1 000 Ft', 'Nettó végösszeg1 000 FtFizetendő, bruttó1 270 Ft'],
  ['gross', 'b2b', '1 270 Ft', 'Fizetendő1 270 Ft'],
  ['net', 'b2b', '1 000 Ft', 'Nettó végösszeg1 000 FtFizetendő, bruttó1 270 Ft'],
])('%s for %s', (config, segment, option, total) => {
  document.documentElement.dataset['prices'] = config
  document.cookie = `segment=${segment}; Path=/`
  const { container } = render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <p>
        <OptionPrice price={price} listPrice={null} currency="HUF" />
      </p>
      <OrderTotal totals={{ total: price } as Totals} currency="HUF" inCash={false} />
    </NextIntlClientProvider>,
  )
  const words = (selector: string) => container.querySelector(selector)?.textContent.replaceAll(/\s/g, ' ')
  expect([words('p'), words('output')]).toEqual([option, total])
})
