import { beforeEach, expect, test, vi } from 'vitest'

const to = { reload: vi.fn<() => void>(), replace: vi.fn<(path: string) => void>() }
const freshly = async () => (await import('./leave-page.ts')).leavePage

beforeEach(() => {
  vi.resetModules()
  to.reload.mockReset()
  to.replace.mockReset()
  vi.stubGlobal('window', { location: to })
})

test('another page takes the place of the one that was left, so Back does not show it', async () => {
  const leavePage = await freshly()
  leavePage('/kijelentkezve')
  leavePage()
  expect(to.replace.mock.calls).toEqual([['/kijelentkezve']])
  expect(to.reload).not.toHaveBeenCalled()
})

test('without a path the page is loaded again', async () => {
  const leavePage = await freshly()
  leavePage()
  expect(to.reload).toHaveBeenCalledOnce()
})
