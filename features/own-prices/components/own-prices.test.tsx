import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Price } from '#components/ui/price.tsx'
import type { OwnPrice } from '#contracts/own-prices.ts'
import { OwnPrices } from './own-prices.tsx'

const api = vi.hoisted(() => vi.fn<(name: string, input: { query: { ids: string } }) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const price = (fromQuantity: number, net: number, reason: OwnPrice['reason'] = 'contract_price'): OwnPrice => ({
  fromQuantity,
  reason,
  net,
  gross: Math.round(net * 1.05),
})

const answer = (prices: Record<number, OwnPrice[]>) =>
  api.mockImplementation(async (_name, { query: { ids } }) => ({
    items: ids.split(',').map((id) => ({ variantId: Number(id), ownPrices: prices[Number(id)] ?? [] })),
  }))

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="hu" messages={{}} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        {children}
        <OwnPrices />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

const textOf = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ')
const signIn = () => {
  document.cookie = 'customer=1; path=/'
  document.cookie = 'segment=b2b; path=/'
}

beforeEach(() => void api.mockReset())
afterEach(() => {
  document.cookie = 'customer=; path=/; max-age=0'
  document.cookie = 'segment=; path=/; max-age=0'
})

test('cards have the own price, its reason and the next break beside the list price, after one call for all', async () => {
  signIn()
  answer({ 7: [price(1, 3000), price(10, 2800), price(30, 2500)], 8: [price(10, 900, 'price_list')] })
  show(
    <>
      <article aria-label="7">
        <Price id={7} amount="3 324 Ft" />
      </article>
      <article aria-label="8">
        <Price id={8} amount="1 000 Ft" />
      </article>
      <article aria-label="bar" data-own-price={7} data-place="line" />
      <article aria-label="9">
        <Price id={9} amount="500 Ft" />
      </article>
    </>,
  )
  const card = (name: string) => screen.getByRole('article', { name })
  await waitFor(() => expect(textOf(card('7'))).toBe('3 324 FtSzerződéses ár: 3 000 Ft10 példánytól 2 800 Ft'))
  expect(textOf(card('8'))).toBe('1 000 FtA te árad 10 példánytól: 900 Ft')
  expect(textOf(card('bar'))).toBe('Szerződéses ár: 3 000 Ft')
  expect(textOf(card('9'))).toBe('500 Ft')
  expect(api.mock.calls).toEqual([['GET /v2.0/variants/contextual_values', { query: { ids: '7,8,9' } }]])
})

test('the page of a book has a table of the breaks, net first', async () => {
  signIn()
  answer({ 7: [price(1, 3000), price(10, 2800), price(30, 2500)] })
  show(<Price id={7} amount="3 324 Ft" size="large" />)
  const table = await screen.findByRole('table', { name: 'Szerződéses áraid' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => textOf(row)),
  ).toEqual([
    'PéldányNettó árBruttó ár',
    '1–93 000 Ft3 150 Ft',
    '10–292 800 Ft2 940 Ft',
    '30 vagy több2 500 Ft2 625 Ft',
  ])
})

test('a book that is shown later is asked for alone, and one without an answer keeps its list price', async () => {
  signIn()
  answer({ 7: [price(1, 3000)], 8: [price(1, 900)] })
  const { rerender } = show(<Price id={7} amount="3 324 Ft" />)
  await screen.findByText(/Szerződéses/)
  const later = document.createElement('div')
  later.dataset['ownPrice'] = '8'
  document.body.append(later)
  await waitFor(() => expect(textOf(later)).toContain('Szerződéses ár: 900 Ft'))
  expect(api.mock.calls.map(([, { query }]) => query.ids)).toEqual(['7', '8'])
  api.mockRejectedValue(new Error('away'))
  later.dataset['ownPrice'] = '9'
  await waitFor(() => expect(api).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(textOf(later)).toBe(''))
  rerender(<div />)
  later.remove()
})
