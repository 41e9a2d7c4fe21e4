import { ApiError } from '#lib/api/api-error.ts'
import { openModal } from './modal-queue.ts'

let wanted: Promise<boolean> | undefined

/**
 * Asks for a sign-in over the page, which stays as it is. Whoever asks meanwhile waits for the same sign-in.
 * @returns whether the visitor is a customer now
 */
export const requestSignIn = (): Promise<boolean> =>
  (wanted ??= openModal('signIn').finally(() => {
    wanted = undefined
  }))

const hasRunOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated'

/**
 * Runs what only customers may do. If the session has run out meanwhile, the customer signs in over the page, and then
 * it goes on.
 * @throws what `work` throws
 */
export const asCustomer = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (!hasRunOut(error) || !(await requestSignIn())) throw error
    return work()
  }
}
