import { expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { closeModal } from './modal-queue.ts'
import { abandonSignIn, asCustomer, isSignInFor, requestSignIn } from './request-sign-in.ts'

const runOut = new ApiError(401, { code: 'unauthenticated', message: '', requestId: '' })
const failingOnce = (error: Error) => {
  const work = vi.fn<() => Promise<string>>(async () => 'done')
  return work.mockRejectedValueOnce(error)
}
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('whoever asks meanwhile waits for the same sign-in', async () => {
  const [first, second] = [requestSignIn(), requestSignIn()]
  closeModal('signIn', true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  const third = requestSignIn()
  closeModal('signIn')
  expect(await third).toBe(false)
})

test('the action of the latest sign-in is known to the part that goes on with it', async () => {
  const wanted = requestSignIn('rating')
  closeModal('signIn', true)
  await wanted
  expect(isSignInFor('rating')).toBe(true)
  void requestSignIn()
  closeModal('signIn')
  expect(isSignInFor('rating')).toBe(false)
})

test('who turns away or leaves the page wants the action no longer', async () => {
  const refused = requestSignIn('rating')
  closeModal('signIn')
  await refused
  expect(isSignInFor('rating')).toBe(false)

  const done = requestSignIn('rating')
  closeModal('signIn', true)
  await done
  abandonSignIn()
  expect(isSignInFor('rating')).toBe(false)

  const open = requestSignIn()
  abandonSignIn()
  expect(await open).toBe(false)
})

test('after the sign-in the work goes on', async () => {
  const work = failingOnce(runOut)
  const result = asCustomer(work)
  await soon()
  closeModal('signIn', true)
  expect(await result).toBe('done')
  expect(work).toHaveBeenCalledTimes(2)
})

test('who turns away from it sees why the work has failed', async () => {
  const work = failingOnce(runOut)
  const result = asCustomer(work)
  await soon()
  closeModal('signIn')
  await expect(result).rejects.toBe(runOut)
  expect(work).toHaveBeenCalledOnce()
})

test.each(['invalid_grant', 'operation_mode_changed', 'forbidden'] as const)('%s asks for none', async (code) => {
  const error = new ApiError(401, { code, message: '', requestId: '' })
  await expect(asCustomer(failingOnce(error))).rejects.toBe(error)
})
