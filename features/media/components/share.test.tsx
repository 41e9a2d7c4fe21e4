import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Share } from './share.tsx'

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

/** Presses the button on a device that can share by itself. */
const press = (share: () => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: vi.fn<() => Promise<void>>(share), configurable: true })
  document.title = 'Édes Anna'
  history.replaceState(null, '', '/termekek/edes-anna-7?utm_source=levél#ratings')
  const onDone = vi.fn<() => void>()
  render(<Share menu={null} onDone={onDone} />)
  return onDone
}

test('a device that can share gets the address without added parameters', () => {
  const onDone = press(() => Promise.resolve())
  expect(navigator.share).toHaveBeenCalledWith({ title: 'Édes Anna', url: `${location.origin}/termekek/edes-anna-7` })
  expect(onDone).toHaveBeenCalledOnce()
})

test('closing the menu of the device causes no error', async () => {
  const onDone = press(() => Promise.reject(new DOMException('', 'AbortError')))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
