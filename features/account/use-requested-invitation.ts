import { useEffect, useSyncExternalStore } from 'react'
import { readInvitationCode, saveInvitationCode, savedCode } from '#lib/session/invitation-code.ts'

const parameter = 'invitationCode'
const never = () => () => {}
const readQuery = (): string | null => new URLSearchParams(window.location.search).get(parameter)

const readCode = (): string | null => {
  const wanted = readQuery()
  return wanted === savedCode ? (readInvitationCode() ?? wanted) : wanted
}

/** Takes a code out of the address, and so out of the history and of the addresses that links pass on. */
const hideCode = (): void => {
  const wanted = readQuery()
  if (!wanted || wanted === savedCode || !saveInvitationCode(wanted)) return
  const query = new URLSearchParams(window.location.search)
  query.set(parameter, savedCode)
  window.history.replaceState(null, '', `${window.location.pathname}?${query}`)
}

/** The code of the invitation with which the visitor registers (spec point 4). Null without one, and while hydrating. */
export const useRequestedInvitation = (): string | null => {
  useEffect(hideCode, [])
  return useSyncExternalStore(never, readCode, () => null)
}
