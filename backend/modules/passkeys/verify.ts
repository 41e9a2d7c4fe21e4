import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Context } from '../../kernel/context.ts'
import { redeemChallenge } from './challenges.ts'
import { selectPasskey, updateUsed } from './queries.ts'
import { relyingParty, userHandle } from './relying-party.ts'
import { authenticatorName } from './rules/authenticator-names.ts'
import { assertion, attestation, readResponse } from './rules/read-response.ts'

/** Loaded on use: it brings the parsers of every kind of attestation. */
const library = () => import('@simplewebauthn/server')

/** The library throws on what proves nothing. */
const unlessRefused = <Value>(verified: Promise<Value>): Promise<Value | undefined> => verified.catch(() => undefined)

/**
 * Checks the answer of a passkey to a question of signing in: challenge, origin, relying party, signature, verification
 * of the user, and that its counter has grown.
 * @returns the id of the passkey
 */
export const verifyAssertion = async (ctx: Context, token: string): Promise<string | undefined> => {
  const read = readResponse(assertion, token)
  if (!read || !(await redeemChallenge(ctx, 'sign_in', read.challenge))) return undefined
  const { response, challenge } = read
  const found = await selectPasskey(ctx.db, response.id)
  if (!found || response.response.userHandle !== userHandle(found.userId)) return undefined
  const { passkey } = found
  const { verifyAuthenticationResponse } = await library()
  const verified = await unlessRefused(
    verifyAuthenticationResponse({
      ...relyingParty(ctx),
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    }),
  )
  if (!verified?.verified) return undefined
  const used = { counter: verified.authenticationInfo.newCounter, usedAt: ctx.now() }
  return (await updateUsed(ctx.db, passkey, used)) ? response.id : undefined
}

/** Checks the answer of a new passkey. @returns what is stored of it */
export const verifyAttestation = async (ctx: Context, token: string) => {
  const read = readResponse(attestation, token)
  const asked = read && (await redeemChallenge(ctx, 'add', read.challenge))
  if (!asked) return undefined
  const { verifyRegistrationResponse } = await library()
  const { transports, ...response } = read.response.response
  const verified = await unlessRefused(
    verifyRegistrationResponse({
      ...relyingParty(ctx),
      response: { ...read.response, response, clientExtensionResults: {} },
      expectedChallenge: read.challenge,
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return undefined
  const { credential, aaguid } = verified.registrationInfo
  return {
    subject: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    name: asked.name ?? authenticatorName(aaguid),
  }
}
