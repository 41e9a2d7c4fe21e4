import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CustomerOnly } from './customer-only.tsx'

const segment = vi.hoisted(() => ({ current: '' }))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useSelectedLayoutSegments: () => [segment.current],
}))

beforeEach(() => {
  document.cookie = 'customer=; max-age=0'
})

const open = (page: string) => {
  segment.current = page
  render(<CustomerOnly guest="guest">customer</CustomerOnly>)
}

test('a guest is not asked for an account on the page that the link of a mail opens', () => {
  open('stock-notifications')
  expect(screen.getByText('guest')).toBeInTheDocument()
})

test('a customer sees the account on it', () => {
  document.cookie = 'customer=1'
  open('stock-notifications')
  expect(screen.getByText('customer')).toBeInTheDocument()
})

test('a page for customers alone has no view for guests: its part leads to the sign-in', () => {
  open('orders')
  expect(screen.getByText('customer')).toBeInTheDocument()
})
