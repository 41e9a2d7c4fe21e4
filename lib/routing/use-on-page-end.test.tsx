import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOnPageEnd } from './use-on-page-end.ts'

const page = vi.hoisted(() => ({ segments: ['products', '7'] }))
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => page.segments }))

test('another page ends the one before, a new rendering of the same page does not', () => {
  const end = vi.fn<() => void>()
  const { rerender, unmount } = renderHook(() => useOnPageEnd(end))
  page.segments = [...page.segments]
  rerender()
  expect(end).not.toHaveBeenCalled()
  page.segments = ['cart']
  rerender()
  expect(end).toHaveBeenCalledTimes(1)
  unmount()
  expect(end).toHaveBeenCalledTimes(2)
})
