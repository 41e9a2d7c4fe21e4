import { useSyncExternalStore } from 'react'
import { readInvitationCode } from '#lib/session/invitation-code.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'

const never = () => () => {}

/** The code of the mail link that opened this page, or of the one from which the visitor has gone to sign in. */
export const useInvitationCode = (): string | undefined => {
  const fromMail = useMailToken()
  const saved = useSyncExternalStore(never, readInvitationCode, () => undefined)
  return fromMail ?? saved
}
