import type { Services } from '../../kernel/context.ts'

/** For whom passkeys are: the shop at `PUBLIC_URL`. One that was made for another site is not even offered there. */
export const relyingParty = ({ settings }: Pick<Services, 'settings'>) => {
  const { hostname, origin } = new URL(settings.publicUrl)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

/** Who the passkey says that its owner is: a number, so that it holds nothing personal. */
export const userHandle = (userId: number): string => Buffer.from(String(userId)).toString('base64url')
