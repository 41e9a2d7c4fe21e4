import { ApiError } from '#lib/api/api-error.ts'
import { closeModal, openModal } from './modal-queue.ts'

let wanted: Promise<boolean> | undefined
let wantedFor: string | undefined

/**
 * Asks for a sign-in over the page, which stays as it is. Whoever asks meanwhile waits for the same sign-in.
 * @param action what the visitor goes on with, where a part of the page that is not there yet does it
 * @returns whether the visitor is a customer now
 */
export const requestSignIn = (action?: string): Promise<boolean> => {
  wantedFor = action
  return (wanted ??= openModal('signIn').then((isIn) => {
    wanted = undefined
    if (!isIn) wantedFor = undefined
    return isIn
  }))
}

/** The visitor has left the page: neither the modal nor the action is for another one. */
export const abandonSignIn = (): void => {
  wantedFor = undefined
  closeModal('signIn')
}

/** Whether the latest sign-in over this page was for this action. */
export const isSignInFor = (action: string): boolean => wantedFor === action

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
