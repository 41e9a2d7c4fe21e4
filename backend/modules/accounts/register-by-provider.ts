import type { Answer, Input } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { FieldIssue } from '#contracts/errors.ts'
import { serves } from '#contracts/operation-mode.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { createUser } from '../customers/service.ts'
import {
  clearRegistration,
  deleteAttempt,
  insertCredential,
  type Proven,
  resolveIdentity,
  selectUserIdOf,
} from '../identities/service.ts'
import { currentConsent } from '../newsletter/service.ts'
import { limitMails } from './limit-mails.ts'
import { deleteRegistration, selectRegistration } from './queries.ts'
import { saveRegistration, subscribe } from './save-registration.ts'

type Register = 'PUT /v2.0/customer'
type Confirm = 'POST /v2.0/customer/confirm_credential'
type Body = Input<Register>['body']
type Registered = Answer<Register>
type Refusal =
  | 'not_found'
  | 'credential_not_valid'
  | 'invalid_data_provided'
  | 'too_many_requests'
  | 'service_unavailable'

type Profile = NonNullable<Body['profile']>

/** What the visitor has written goes before what the provider has said. */
const profileOf = (
  { identity }: Pick<Proven, 'identity'>,
  written: Profile | undefined,
): Result<Profile, 'invalid_data_provided'> => {
  const { firstName, lastName, email } = written ?? identity
  if (firstName !== null && lastName !== null && email !== null)
    return ok({ firstName, lastName, email: email.toLowerCase() })
  const issues = Object.entries({ firstName, lastName, email }).flatMap(([field, value]): FieldIssue[] =>
    value === null ? [{ field: `profile.${field}`, code: 'required' }] : [],
  )
  return fail('invalid_data_provided', { issues })
}

const ofIdentity = (provider: SocialProvider, { subject, email, revocation }: Proven['identity']) => ({
  provider,
  subject,
  email,
  revocation,
})

/**
 * The provider runs the mailbox, so the account is made at once.
 * @returns false if the address has an account: then only its mailbox learns that
 */
const createAccount = (
  ctx: Context,
  proven: Proven<SocialProvider>,
  profile: Profile,
  consent: Consent,
): Promise<boolean> =>
  inTransaction<Context, null, 'user_already_exists' | 'credential_of_another'>(ctx, async (tx) => {
    const user = { ...profile, passwordHash: null, segment: 'b2c', organizationName: null } as const
    const created = await createUser(tx.db, user)
    if (!created.ok) return created
    const row = { ...ofIdentity(proven.provider, proven.identity), userId: created.value.id, addedAt: tx.now() }
    if (!(await insertCredential(tx.db, row))) return fail('credential_of_another')
    const { email } = profile
    await subscribe(tx, {
      email,
      locale: tx.locale,
      requestedAt: tx.now(),
      consentVersion: consent?.version ?? null,
      consentText: consent?.text ?? null,
    })
    return ok(null)
  }).then(({ ok: isCreated }) => isCreated)

type Consent = ReturnType<typeof currentConsent> | undefined

/**
 * A mail goes to the address, which is not proven. It is the same call with the same answer for every address, as
 * `requestRegistration`.
 */
const requestByMail = async (
  ctx: Context,
  proven: Proven<SocialProvider>,
  profile: Profile,
  consent: Consent,
): Promise<Result<Registered, 'too_many_requests' | 'credential_not_valid'>> => {
  const limited = await limitMails(ctx, profile.email)
  if (limited) return limited
  return inTransaction<Context, Registered, 'credential_not_valid'>(ctx, async (tx) => {
    const { attempt } = proven
    if (attempt && !(await deleteAttempt(tx.db, attempt.tokenHash))) return fail('credential_not_valid')
    await saveRegistration(tx, { ...profile, credential: ofIdentity(proven.provider, proven.identity) }, consent)
    return ok({ status: 'confirmation_sent' })
  })
}

/** Registers somebody for whom a provider vouches. Who has an account with it already gets the same answer, and signs in next. */
export const registerByProvider = async (
  ctx: Context,
  credential: NonNullable<Body['credential']>,
  { profile: written, newsletter }: Omit<Body, 'credential' | 'credentials'>,
): Promise<Result<Registered, Refusal>> => {
  const { operation_mode, company } = await readConfiguration(ctx.db)
  if (!serves(operation_mode, 'b2c')) return fail('not_found')
  const resolved = await resolveIdentity(ctx, credential, 'sign_in')
  if (!resolved.ok) return resolved
  const profile = profileOf(resolved.value, written)
  if (!profile.ok) return profile
  const { identity } = resolved.value
  const consent = newsletter && currentConsent(ctx.locale, company.name)
  const isProven = identity.emailProof === 'mailbox' && profile.value.email === identity.email
  const isThere =
    (isProven && (await createAccount(ctx, resolved.value, profile.value, consent))) ||
    (await selectUserIdOf(ctx.db, resolved.value.provider, identity.subject)) !== undefined
  if (isThere) return ok({ status: 'registered' })
  return requestByMail(ctx, resolved.value, profile.value, consent)
}

/**
 * The link of the mail proves the mailbox, and the same account at the provider proves that the same person registered:
 * see `confirmRegistration`. The visitor signs in with the attempt next.
 */
export const confirmByProvider = async (
  ctx: Context,
  { credential }: Input<Confirm>['body'],
): Promise<
  Result<
    Answer<Confirm>,
    | 'link_not_valid'
    | 'credential_not_valid'
    | 'credential_of_another'
    | 'user_already_exists'
    | 'organizations_only'
    | 'too_many_requests'
    | 'service_unavailable'
  >
> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const resolved = await resolveIdentity(ctx, credential, 'confirm')
  if (!resolved.ok) return resolved
  const { attempt, identity, provider } = resolved.value
  const row = attempt?.registrationHash == null ? undefined : await selectRegistration(ctx, attempt.registrationHash)
  if (!attempt || !row?.credential) return fail('link_not_valid')
  const { credential: registered, firstName, lastName, email } = row
  if (registered.provider !== provider || registered.subject !== identity.subject) return fail('credential_of_another')
  const { operation_mode } = await readConfiguration(ctx.db)
  if (!serves(operation_mode, 'b2c')) return fail('organizations_only')
  return inTransaction<Context, Answer<Confirm>, 'link_not_valid' | 'user_already_exists'>(ctx, async (tx) => {
    if (!(await deleteRegistration(tx.db, row.id))) return fail('link_not_valid')
    const user = { email, firstName, lastName, passwordHash: null, segment: 'b2c', organizationName: null } as const
    const created = await createUser(tx.db, user)
    if (!created.ok) return created
    const added = { ...ofIdentity(provider, identity), userId: created.value.id, addedAt: tx.now() }
    if (!(await insertCredential(tx.db, added))) return fail('user_already_exists')
    await subscribe(tx, row)
    await clearRegistration(tx.db, attempt.tokenHash)
    return ok({})
  })
}
