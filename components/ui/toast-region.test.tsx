import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'
import { showToast, useToasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

const show = (...toasts: Parameters<typeof showToast>[0][]) => act(() => toasts.forEach(showToast))
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const setUp = () => render(<ToastRegion label="Notifications" closeLabel="Close" />)

test('the polite region is there before its first message', () => {
  setUp()
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite')
  show({ tone: 'success', text: 'In your cart' })
  expect(screen.getByRole('region')).toHaveTextContent('In your cart')
})

test('a message goes by itself, an error stays until it is closed', () => {
  setUp()
  show({ tone: 'success', text: 'Saved' }, { tone: 'error', text: 'Not saved' })
  wait(60_000)
  expect(screen.queryByText('Saved')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('under the pointer it waits', () => {
  setUp()
  show({ tone: 'info', text: 'Read me' })
  fireEvent.mouseEnter(screen.getByText('Read me'))
  wait(60_000)
  fireEvent.mouseLeave(screen.getByText('Read me'))
  expect(screen.getByText('Read me')).toBeVisible()
  wait(6000)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('away from pages that show messages its time runs on', () => {
  const { unmount } = setUp()
  show({ tone: 'success', text: 'In your cart' })
  unmount()
  wait(60_000)
  setUp()
  wait(1)
  expect(screen.queryByText('In your cart')).toBeNull()
})

test('the same words replace the first, and three are enough', () => {
  setUp()
  show(...['a', 'a', 'b', 'c', 'd'].map((text) => ({ tone: 'error' as const, text })))
  expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual(['b', 'c', 'd'])
})

test('the action runs once and takes the message away', () => {
  const onPress = vi.fn<() => void>()
  setUp()
  show({ tone: 'success', text: 'Removed', action: { label: 'Undo', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})
