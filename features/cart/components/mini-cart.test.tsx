import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { show } from '../cart.test-support.tsx'
import { MiniCart } from './mini-cart.tsx'

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }))
const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call }))

const { cart: t } = messages.hu
const root = document.documentElement

afterEach(() => {
  delete root.dataset['cart']
  document.cookie = 'cart=; path=/; max-age=0'
})

test('a cart that waits for a sign-in is not said to be empty', () => {
  root.dataset['cart'] = 'closed'
  document.cookie = 'cart=3; path=/'
  show(<MiniCart open onClose={() => {}} />)
  expect(screen.getByText(t.closed.waiting.replace('{copies}', '3'))).toBeInTheDocument()
  expect(screen.queryByText(t.emptyText)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: t.closed.signIn })).toBeInTheDocument()
  expect(call).not.toHaveBeenCalled()
})

test('without anything in it, it is said to open after the sign-in', () => {
  root.dataset['cart'] = 'closed'
  show(<MiniCart open onClose={() => {}} />)
  expect(screen.getByText(t.closed.text)).toBeInTheDocument()
  expect(screen.queryByText(t.emptyText)).not.toBeInTheDocument()
})

test('an open cart without books is empty', () => {
  show(<MiniCart open onClose={() => {}} />)
  expect(screen.getByText(t.emptyText)).toBeInTheDocument()
})
