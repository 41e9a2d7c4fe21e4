import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { VariantRewardDeal } from '#contracts/product-page.ts'
import { messages } from '#lib/i18n/messages.ts'
import { rewardKey, VariantDeals } from './variant-deals.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: { path: string } }) => createElement('a', { ...rest, href: href.path }) }
})

const cover = { path: '/assets/covers/bobita', width: 640, height: 960 }
const rewardDeal = (type: VariantRewardDeal['type'], gross: number, minQuantity = 1) =>
  ({
    dealId: 1,
    type,
    name: 'Ajándék a Micimackó mellé',
    minQuantity,
    rewards: [
      {
        variant: {
          id: 7,
          path: '/termekek/bobita-7',
          title: 'Bóbita',
          language: 'hu',
          cover,
          price: { currency: 'HUF' },
        },
        price: { gross, net: gross },
        regular: { gross: 2_690, net: 2_562 },
      },
    ],
  }) as unknown as VariantRewardDeal
const deal = {
  variantId: 1,
  name: 'Kettőtől olcsóbb',
  quantity: 2,
  price: { gross: 5_980, net: 5_695 },
  unitPrice: { gross: 2_990, net: 2_848 },
  regular: { gross: 6_580, net: 6_267 },
}

const wordsOf = (
  props: Pick<Parameters<typeof VariantDeals>[0], 'deals' | 'rewardDeals'>,
  locale: 'hu' | 'en' = 'hu',
) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <VariantDeals
        {...props}
        currency="HUF"
        prices={{ main: 'gross', range: 'from', onCards: true, hidden: false }}
        actions={{ [rewardKey(1, 7)]: <b>gomb</b> }}
      />
    </NextIntlClientProvider>,
  )
  return container.textContent.replaceAll(/\s/g, ' ')
}

test('a deal says from how many copies one costs how much', () => {
  expect(wordsOf({ deals: [deal], rewardDeals: [] })).toContain('Kettőtől olcsóbb: 2 példánytól darabja 2 990 Ft.')
  expect(wordsOf({ deals: [deal], rewardDeals: [] }, 'en')).toContain('from 2 copies 2,990 Ft each.')
})

test('an upsell has both prices and its button, a gift has none to pay', () => {
  const upsell = wordsOf({ deals: [], rewardDeals: [rewardDeal('item_upsell_deal', 1_990)] })
  expect(upsell).toContain('1 990 Ft Ajánlat nélkül: 2 690 Ft')
  expect(upsell).toContain('gomb')
  expect(screen.getByRole('link', { name: 'Bóbita' })).toHaveAttribute('href', '/termekek/bobita-7')
  expect(wordsOf({ deals: [], rewardDeals: [rewardDeal('item_gift_deal', 0, 2)] })).toMatch(
    /Ajándék a Micimackó mellé, 2 példány mellé.*ajándék/,
  )
})

test('without deals nothing is shown', () => {
  expect(wordsOf({ deals: [], rewardDeals: [] })).toBe('')
})
