import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { withSession } from './with-session.ts'

vi.mock('#lib/api/browser.ts', () => ({ call: vi.fn<() => Promise<unknown>>(async () => ({})) }))
vi.mock('./hint-cookies.ts', () => ({ seemsInSession: () => true }))

const ended = new ApiError(401, { code: 'unauthenticated', message: '', requestId: '' })
const failing = (times: number, error: Error = ended) => {
  let left = times
  return vi.fn<() => Promise<string>>(async () => {
    if (left-- > 0) throw error
    return 'done'
  })
}
beforeEach(() => void vi.mocked(call).mockClear())

test.each([0, 1, 3])('a session that ends %i times is opened again', async (times) => {
  const work = failing(times)
  expect(await withSession(work)).toBe('done')
  expect(call).toHaveBeenCalledTimes(times)
})

test('it is opened three times at most', async () => {
  const work = failing(4)
  await expect(withSession(work)).rejects.toBe(ended)
  expect(call).toHaveBeenCalledTimes(3)
  expect(work).toHaveBeenCalledTimes(4)
})

test('nor after a change of the operation mode', async () => {
  const changed = new ApiError(401, { code: 'operation_mode_changed', message: '', requestId: '' })
  await expect(withSession(failing(1, changed))).rejects.toBe(changed)
  expect(call).not.toHaveBeenCalled()
})

test('another error opens none', async () => {
  const away = new ApiError(503, { code: 'service_unavailable', message: '', requestId: '' })
  await expect(withSession(failing(1, away))).rejects.toBe(away)
  expect(call).not.toHaveBeenCalled()
})
