import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useToasts } from '#components/ui/toast-store.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { saveCurrency } from '#lib/session/save-currency.ts'
import { CurrencyChanged } from './currency-changed.tsx'

afterEach(() => {
  document.cookie = 'currency=; Max-Age=0; Path=/'
  useToasts.setState({ toasts: [] })
})

const visit = (available: readonly ('HUF' | 'EUR')[]) =>
  render(<CurrencyChanged current="HUF" available={available} text="Most forintban árulunk." />)
const said = () => useToasts.getState().toasts.map(({ text }) => text)

test('a currency that was withdrawn is told of once, and the choice is forgotten', () => {
  saveCurrency('EUR')
  visit(['HUF'])
  expect(said()).toEqual(['Most forintban árulunk.'])
  expect(readHint('currency')).toBe('HUF')
  useToasts.setState({ toasts: [] })
  visit(['HUF'])
  expect(said()).toEqual([])
})

test('who has chosen nothing, or a currency that is there, hears nothing', () => {
  visit(['HUF'])
  saveCurrency('EUR')
  visit(['HUF', 'EUR'])
  expect(said()).toEqual([])
  expect(readHint('currency')).toBe('EUR')
})
