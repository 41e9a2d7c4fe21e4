import { serves } from '#contracts/operation-mode.ts'
import type { RegisteringOrganization } from '#contracts/organization-form.ts'
import type { Input, Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import {
  checkCredentials,
  createUser,
  lockChecked,
  selectByEmail,
  tryHashPassword,
  verifyPassword,
} from '../customers/service.ts'
import { currentConsent } from '../newsletter/service.ts'
import { selectMembershipOf } from '../organizations/service.ts'
import { submit } from '../organization-registrations/service.ts'
import { limitMails } from './limit-mails.ts'
import { deleteRegistration, type RegistrationRow, selectRegistration } from './queries.ts'
import { refusePassword } from './rules/refused-password.ts'
import { saveRegistration, subscribe } from './save-registration.ts'

type Register = 'PUT /v2.0/customer'
type Credentials = NonNullable<Input<Register>['body']['credentials']>
type Confirm = 'POST /v2.0/customer/confirm'

const busy = () => fail('service_unavailable', { params: { retryAfter: 1 } })

interface Extras {
  newsletter?: Input<Register>['body']['newsletter']
  /** That registers together with this person, its contact. */
  organization?: RegisteringOrganization
}

/**
 * Nothing here asks whether the address has an account: the answer and its time are the same by construction, and the
 * job that sends the mail finds out.
 */
export const requestRegistration = async (
  ctx: Context,
  credentials: Credentials,
  { newsletter, organization }: Extras,
): Promise<
  Result<
    { status: 'confirmation_sent' },
    'not_found' | 'invalid_data_provided' | 'too_many_requests' | 'service_unavailable'
  >
> => {
  const { operation_mode, company } = await readConfiguration(ctx.db)
  if (!serves(operation_mode, organization ? 'b2b' : 'b2c')) return fail('not_found')
  const { email: typed, password, ...names } = credentials
  const email = typed.toLowerCase()
  const code = refusePassword(password, { email, ...names })
  const field = organization ? 'password' : 'credentials.password'
  if (code) return fail('invalid_data_provided', { issues: [{ field, code }] })
  const limited = await limitMails(ctx, email)
  if (limited) return limited
  const passwordHash = await tryHashPassword(password)
  if (passwordHash === undefined) return busy()
  const consent = newsletter && currentConsent(ctx.locale, company.name)
  return inTransaction(ctx, async (tx) => {
    await saveRegistration(tx, { ...names, email, passwordHash, organization }, consent)
    return ok({ status: 'confirmation_sent' })
  })
}

const wrong = () => fail('invalid_data_provided', { issues: [{ field: 'password', code: 'wrong_password' }] })

type OwnerRefusal = 'already_member' | 'registration_pending'

/** The contact of the organisation has an account already: its password confirms, also where readers cannot sign in. */
const confirmForOwner = async (
  ctx: Context,
  { id, email, locale, organization }: RegistrationRow & { organization: RegisteringOrganization },
  password: string,
): Promise<
  Result<
    Answer<Confirm>,
    'link_not_valid' | 'invalid_data_provided' | OwnerRefusal | 'too_many_requests' | 'service_unavailable'
  >
> => {
  const { operation_mode } = await readConfiguration(ctx.db)
  if (!serves(operation_mode, 'b2b')) return fail('link_not_valid')
  const checked = await checkCredentials(ctx, { email, password })
  if (!checked.ok) return checked.code === 'invalid_grant' ? wrong() : { ...checked, code: checked.code }
  return inTransaction<Context, Answer<Confirm>, 'link_not_valid' | 'invalid_data_provided' | OwnerRefusal>(
    ctx,
    async (tx) => {
      const user = await lockChecked(tx.db, checked.value)
      if (!user) return wrong()
      if (!(await deleteRegistration(tx.db, id))) return fail('link_not_valid')
      if (await selectMembershipOf(tx.db, user.id)) return fail('already_member')
      const submitted = await submit(tx, { userId: user.id, organization, locale })
      return submitted.ok ? ok({ email, organization: submitted.value.status }) : submitted
    },
  )
}

/**
 * The link proves the mailbox, the password proves that the same person registered: without it, somebody could register
 * with another's address, and the owner's click would open an account whose password a stranger knows.
 */
export const confirmRegistration = async (
  ctx: Context,
  { token, password }: Input<Confirm>['body'],
): Promise<
  Result<
    Answer<Confirm>,
    | 'link_not_valid'
    | 'invalid_data_provided'
    | 'user_already_exists'
    | 'organizations_only'
    | OwnerRefusal
    | 'too_many_requests'
    | 'service_unavailable'
  >
> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const row = await selectRegistration(ctx, hashText(token))
  // Without a password it is confirmed by its provider.
  if (row?.passwordHash == null) return fail('link_not_valid')
  if (row.organization && (await selectByEmail(ctx.db, row.email)))
    return confirmForOwner(ctx, { ...row, organization: row.organization }, password)
  const isRight = await verifyPassword(password, row.passwordHash)
  if (isRight === undefined) return busy()
  if (!isRight) return wrong()
  const { operation_mode } = await readConfiguration(ctx.db)
  const { id, email, passwordHash, firstName, lastName, organization } = row
  if (!serves(operation_mode, 'b2c') && !organization) return fail('organizations_only')
  return inTransaction<Context, Answer<Confirm>, 'link_not_valid' | 'user_already_exists'>(ctx, async (tx) => {
    if (!(await deleteRegistration(tx.db, id))) return fail('link_not_valid')
    const user = { email, passwordHash, firstName, lastName, segment: 'b2c', organizationName: null } as const
    const created = await createUser(tx.db, user)
    if (!created.ok) return created
    await subscribe(tx, row)
    if (!organization || !serves(operation_mode, 'b2b')) return ok({ email, organization: null })
    const submitted = await submit(tx, { userId: created.value.id, organization, locale: row.locale })
    return ok({ email, organization: submitted.ok ? submitted.value.status : null })
  })
}
