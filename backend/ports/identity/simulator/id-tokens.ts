import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** A key pair of a simulated provider, made when it is first needed. */
export const createSigner = (keyId: string) => {
  const pair = generateKeyPair('RS256')
  // A rejection is one for whoever awaits the pair.
  pair.catch(() => {})
  return {
    keys: async (): Promise<{ keys: JWK[] }> => ({
      keys: [{ ...(await exportJWK((await pair).publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
    }),
    sign: async (claims: Record<string, unknown>, now: Date, seconds: number): Promise<string> => {
      const at = Math.floor(now.getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign((await pair).privateKey)
    },
  }
}
