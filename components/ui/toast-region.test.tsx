import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'
import { showToast, useToasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  useToasts.setState({ toasts: [] })
})

/** The card is loaded on demand. */
const show = (...toasts: Parameters<typeof showToast>[0][]) =>
  act(async () => {
    toasts.forEach(showToast)
    await import('./toast-card.tsx')
  })
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const setUp = () => render(<ToastRegion label="Notifications" closeLabel="Close" />)

test('the polite region is there before its first message', async () => {
  setUp()
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite')
  await show({ tone: 'success', text: 'In your cart' })
  expect(screen.getByRole('region')).toHaveTextContent('In your cart')
})

test('a message goes by itself, an error stays until it is closed', async () => {
  setUp()
  await show({ tone: 'success', text: 'Saved' }, { tone: 'error', text: 'Not saved' })
  wait(60_000)
  expect(screen.queryByText('Saved')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Not saved')).toBeNull()
})

test('under the pointer it waits', async () => {
  setUp()
  await show({ tone: 'info', text: 'Read me' })
  fireEvent.mouseEnter(screen.getByText('Read me'))
  wait(60_000)
  fireEvent.mouseLeave(screen.getByText('Read me'))
  expect(screen.getByText('Read me')).toBeVisible()
  wait(6000)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('away from pages that show messages its time runs on', async () => {
  const { unmount } = setUp()
  await show({ tone: 'success', text: 'In your cart' })
  unmount()
  wait(60_000)
  await act(async () => setUp())
  wait(1)
  expect(screen.queryByText('In your cart')).toBeNull()
})

test('the same words replace the first, and three are enough', async () => {
  setUp()
  await show(...['a', 'a', 'b', 'c', 'd'].map((text) => ({ tone: 'error' as const, text })))
  expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual(['b', 'c', 'd'])
})

test('the action runs once and takes the message away', async () => {
  const onPress = vi.fn<() => void>()
  setUp()
  await show({ tone: 'success', text: 'Removed', action: { label: 'Undo', onPress } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Removed')).toBeNull()
})

describe('while the card cannot be loaded', () => {
  afterEach(() => vi.doUnmock('./toast-card.tsx'))

  test('the words are shown all the same, and a press takes them away', async () => {
    vi.useRealTimers()
    vi.resetModules()
    vi.doMock('./toast-card.tsx', () => Promise.reject(new Error('no network')))
    const { ToastRegion: Region } = await import('./toast-region.tsx')
    const store = await import('./toast-store.ts')
    render(<Region label="Notifications" closeLabel="Close" />)
    act(() => store.showToast({ tone: 'error', text: 'Not saved' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Not saved' }))
    expect(screen.queryByText('Not saved')).toBeNull()
  })
})
