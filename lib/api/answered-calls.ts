import type { EndpointName } from '#contracts/endpoints.ts'

/** A call of this page that the API has answered. */
export interface AnsweredCall {
  name: EndpointName
  input: unknown
  answer: unknown
}

type Listener = (call: AnsweredCall) => void

/** More than a page asks before its later parts are there. */
const most = 50

let early: AnsweredCall[] = []
let listener: Listener | undefined

/** For `browser-client.ts`. Calls from before anybody listens wait. */
export const passCall = (call: AnsweredCall): void => {
  if (listener) listener(call)
  else if (early.length < most) early.push(call)
}

/** Tells one listener of every answered call, those from before included. @returns a function that ends it */
export const listenToCalls = (onCall: Listener): (() => void) => {
  listener = onCall
  const waiting = early
  early = []
  for (const call of waiting) onCall(call)
  return () => {
    listener = undefined
  }
}
