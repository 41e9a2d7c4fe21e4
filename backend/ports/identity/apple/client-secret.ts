import { importPKCS8, SignJWT } from 'jose'

export interface AppleAccount {
  /** The Services ID. */
  clientId: string
  teamId: string
  keyId: string
  /** PEM, PKCS #8. */
  privateKey: string
}

const lifetimeSeconds = 300

/** Apple has no shared secret: the shop signs who it is, for a few minutes, with its key. */
export const createClientSecret = async (
  { clientId, teamId, keyId, privateKey }: AppleAccount,
  now: Date,
): Promise<string> => {
  const at = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt(at)
    .setExpirationTime(at + lifetimeSeconds)
    .setAudience('https://appleid.apple.com')
    .setSubject(clientId)
    .sign(await importPKCS8(privateKey, 'ES256'))
}
