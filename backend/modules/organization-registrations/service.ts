import { taxpayerOf } from '#contracts/form-fields.ts'
import { serves } from '#contracts/operation-mode.ts'
import type { OrganizationForm, RegisteringOrganization } from '#contracts/organization-form.ts'
import type { OrganizationRegistration } from '#contracts/organization-registration.ts'
import type { Locale } from '#contracts/shop.ts'
import { userIdOf } from '../../access/actor.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { type Failure, fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { lockUser } from '../customers/service.ts'
import { selectMembershipOf, selectOrganization } from '../organizations/service.ts'
import { deleteOpen, insertRegistration, selectByTaxpayer, selectLatest } from './queries.ts'

export { approve, refuse, type Undecidable } from './decide.ts'
export { deleteOpen, selectRegistration, selectRegistrations } from './queries.ts'
export { sendOrganizationMail } from './send-mail.ts'

type Status = 'pending' | 'joining'

interface Submission {
  userId: number
  organization: RegisteringOrganization
  locale: Locale
}

/**
 * Saves the request of a user. One that waits for the operator stays: it is what the operator sees. One that waits for
 * masters, who may never answer, gives way. To be called in a transaction.
 */
export const submit = async (
  tx: Services,
  { userId, organization, locale }: Submission,
): Promise<Result<{ status: Status }, 'registration_pending'>> => {
  const { form, join } = organization
  // Only who has asked for it is named to the masters; otherwise the operator finds out that the organisation is there.
  const existing = join ? await selectByTaxpayer(tx.db, taxpayerOf(form)) : undefined
  const status = existing ? 'joining' : 'pending'
  await deleteOpen(tx.db, userId, ['joining'])
  const id = await insertRegistration(tx.db, {
    userId,
    status,
    details: form,
    locale,
    requestedAt: tx.now(),
    organizationId: existing?.id ?? null,
  })
  if (id === undefined) return fail('registration_pending')
  await tx.jobs.enqueue(tx.db, 'organization-mail', { id, news: status })
  return ok({ status })
}

/** Why a visitor cannot register this organisation now. */
export const refuseOrganization = async (
  ctx: Context,
  form: OrganizationForm,
  join: boolean,
): Promise<Failure<'not_found' | 'organization_exists' | 'too_many_requests'> | undefined> => {
  const { operation_mode } = await readConfiguration(ctx.db)
  if (!serves(operation_mode, 'b2b')) return fail('not_found')
  const taxpayer = taxpayerOf(form)
  if (join) return countTry(ctx, 'join_request', `${taxpayer} ${clientOf(ctx)}`)
  if (!(await selectByTaxpayer(ctx.db, taxpayer))) return undefined
  // The answer says who buys here.
  return (await countTry(ctx, 'requested_mail_client', clientOf(ctx))) ?? fail('organization_exists')
}

/** Of a signed-in reader: the account is there, and becomes that of the first master. */
export const submitOwn = async (
  ctx: Context,
  organization: RegisteringOrganization,
): Promise<
  Result<{ status: Status }, 'unauthenticated' | 'already_member' | 'registration_pending' | 'too_many_requests'>
> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const limited = await countTry(ctx, 'requested_mail_client', clientOf(ctx))
  if (limited) return limited
  return inTransaction<Context, { status: Status }, 'unauthenticated' | 'already_member' | 'registration_pending'>(
    ctx,
    async (tx) => {
      if (!(await lockUser(tx.db, userId))) return fail('unauthenticated')
      if (await selectMembershipOf(tx.db, userId)) return fail('already_member')
      return submit(tx, { userId, organization, locale: tx.locale })
    },
  )
}

export const findOwn = async (ctx: Context): Promise<Result<OrganizationRegistration, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const membership = await selectMembershipOf(ctx.db, userId)
  const organization = membership && (await selectOrganization(ctx.db, membership.organizationId))
  if (organization) return ok({ status: 'approved', name: organization.name, reason: null })
  const latest = await selectLatest(ctx.db, userId)
  // Who was approved and has left since is a reader like any other.
  if (!latest || latest.status === 'approved') return ok({ status: 'none', name: null, reason: null })
  return ok({ status: latest.status, name: latest.details.company, reason: latest.reason })
}
