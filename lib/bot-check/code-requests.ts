import { create } from 'zustand'
import type { BotAction } from '#contracts/bot-actions.ts'

/** A call that was refused to a visitor, and waits for the code of a mail. */
export interface CodeRequest {
  id: number
  action: BotAction
  /** Empty where the form knows none. */
  email: string
  /**
   * Sends the call again. What it answers ends the request, also a failure that has nothing to do with the code.
   * @throws ApiError where the code is wrong or nothing was answered: the request stays
   */
  sendWith: (proof: string) => Promise<void>
  giveUp: () => void
}

const useRequests = create<{ requests: readonly CodeRequest[] }>(() => ({ requests: [] }))

export const addCodeRequest = (request: CodeRequest): void =>
  useRequests.setState(({ requests }) => ({ requests: [...requests, request] }))

export const removeCodeRequest = (id: number): void =>
  useRequests.setState(({ requests }) => ({ requests: requests.filter((one) => one.id !== id) }))

/** The visitor has left the page: its calls are for no other one. */
export const abandonCodeRequests = (): void => {
  for (const { giveUp } of useRequests.getState().requests) giveUp()
}

/** The one whose code is asked for; others wait. */
export const useCodeRequest = (): CodeRequest | undefined => useRequests(({ requests }) => requests[0])
