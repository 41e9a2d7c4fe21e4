import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose'

/** In seconds: clocks differ. */
const clockTolerance = 300
const maxLifetime = 86_400

export interface IdTokenRules {
  keys: JWTVerifyGetKey
  issuers: readonly string[]
  /** The shop, as the provider names it. */
  audience: string
  now: () => Date
}

/** @returns the claims; undefined for a token that proves nothing here. @throws ProviderAway if the keys are not to be had */
export const verifyIdToken = async (
  { keys, issuers, audience, now }: IdTokenRules,
  token: string,
  nonce?: string,
): Promise<(JWTPayload & { sub: string }) | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      // One algorithm with a key pair: neither `none`, nor a key that is read as a shared secret.
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience,
      clockTolerance,
      maxTokenAge: maxLifetime,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now(),
    })
    const { sub = '', aud, nonce: said, iat = 0, exp = 0 } = payload
    // A token for several parties could be passed on by another one of them.
    const isForUs = typeof aud === 'string' && sub.length > 0 && sub.length <= 256
    const isOurs = isForUs && (nonce === undefined || said === nonce) && exp - iat <= maxLifetime
    return isOurs ? { ...payload, sub } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
