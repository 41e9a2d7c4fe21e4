import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSideBar, holdSideBar, openSideBar, useSideBar } from './side-bar.ts'

const bars = () => renderHook(() => ({ account: useSideBar('account'), cart: useSideBar('cart') })).result

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => {
    for (const type of ['account', 'cart', 'added'] as const) closeSideBar(type)
  })
  vi.useRealTimers()
})

test('one is open at a time', () => {
  const shown = bars()
  act(() => void openSideBar('account'))
  expect(shown.current).toEqual({ account: { type: 'account' }, cart: undefined })
  act(() => void openSideBar('cart'))
  expect(shown.current).toEqual({ account: undefined, cart: { type: 'cart' } })
  act(() => closeSideBar('account'))
  expect(shown.current.cart).toBeDefined()
  act(() => closeSideBar('cart'))
  expect(shown.current).toEqual({ account: undefined, cart: undefined })
})

test('it closes by itself after the time that its caller wants', () => {
  const shown = bars()
  act(() => void openSideBar('cart', 1_000))
  act(() => void vi.advanceTimersByTime(999))
  expect(shown.current.cart).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(shown.current.cart).toBeUndefined()
})

test('it stays while the visitor is in it, and without a time', () => {
  const shown = bars()
  act(() => void openSideBar('cart', 1_000))
  holdSideBar()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown.current.cart).toBeDefined()
  act(() => void openSideBar('account'))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown.current.account).toBeDefined()
})

test('the end of one opening does not close the next one', () => {
  const shown = bars()
  let first: ReturnType<typeof openSideBar> | undefined
  act(() => void (first = openSideBar('cart', 1_000)))
  act(() => void openSideBar('cart'))
  act(() => first && closeSideBar(first))
  act(() => void vi.advanceTimersByTime(1_000))
  expect(shown.current.cart).toBeDefined()
})
