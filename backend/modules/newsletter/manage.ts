import type { Subscription } from '#contracts/newsletter.ts'
import { isImpersonated, userIdOf } from '../../access/actor.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Context } from '../../kernel/context.ts'
import type { Answer, Input } from '../../http/handler.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { selectEmail } from '../customers/service.ts'
import { currentConsent } from './consent.ts'
import {
  confirmRow,
  deleteByEmail,
  insertOrRenew,
  recordConsent,
  selectByEmail,
  selectByLink,
  type NewsletterSubscriptionRow,
} from './queries.ts'

type NewsletterRequest = 'POST /v2.0/subscriptions'
type LinkFailure = 'link_not_valid' | 'too_many_requests'
type Left = Result<Record<string, never>, LinkFailure>

const confirmWithinMs = 2 * 86_400_000

const show = ({ email, imprints, confirmedAt }: NewsletterSubscriptionRow): Subscription => ({
  email,
  imprints,
  confirmed: confirmedAt !== null,
})

/** The address of the signed-in customer, whose account has proven the mailbox. */
const ownAddress = async ({ db, actor }: Context): Promise<string | undefined> => {
  const userId = userIdOf(actor)
  return userId === null ? undefined : selectEmail(db, userId)
}

/** Nobody consents in the name of another: then the owner of the mailbox confirms by mail, as for a guest. */
const isOwnConsent = async (ctx: Context, address: string): Promise<boolean> =>
  !isImpersonated(ctx.actor) && (await ownAddress(ctx)) === address

export const findOwn = async (
  ctx: Context,
): Promise<Result<Answer<'GET /v2.0/me/subscription'>, 'unauthenticated'>> => {
  const address = await ownAddress(ctx)
  if (address === undefined) return fail('unauthenticated')
  const row = await selectByEmail(ctx.db, address)
  return ok({ confirmed: row != null && row.confirmedAt !== null })
}

/**
 * Every address gets the same answer and one mail, so the answer does not tell who subscribes. A subscriber gets the
 * welcome again. Only the signed-in owner of the address is on the list at once.
 */
export const requestNewsletter = async (
  ctx: Context,
  { email, imprints }: Input<NewsletterRequest>['body'],
): Promise<Result<Answer<NewsletterRequest>, 'too_many_requests'>> => {
  const address = email.toLowerCase()
  // What strangers ask for in the owner's name does not stop the owner.
  const isOwn = await isOwnConsent(ctx, address)
  const limited =
    (await countTry(ctx, 'requested_mail_client', clientOf(ctx))) ??
    (isOwn ? undefined : await countTry(ctx, 'requested_mail_mailbox', mailboxKey(address)))
  if (limited) return limited
  const { version, text } = currentConsent(ctx.locale, (await readConfiguration(ctx.db)).company.name)
  return inTransaction<Context, Answer<NewsletterRequest>>(ctx, async (tx) => {
    const now = tx.now()
    const consent = {
      email: address,
      locale: tx.locale,
      imprints,
      consentVersion: version,
      consentText: text,
      consentedAt: now,
    }
    if (isOwn) {
      await subscribeConfirmed(tx, consent)
      return ok({ status: 'confirmed' })
    }
    const id = await insertOrRenew(tx.db, {
      ...consent,
      id: tx.newId(),
      expiresAt: new Date(now.getTime() + confirmWithinMs),
    })
    await tx.jobs.enqueue(tx.db, 'newsletter-mail', { id, at: now.getTime() })
    return ok({ status: 'confirmation_sent' })
  })
}

/** Called before any transaction: the counter uses a connection of its own, and the embedded database has only one. */
const openLink = async (ctx: Context, token: string): Promise<Result<NewsletterSubscriptionRow, LinkFailure>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const row = await selectByLink(ctx, hashText(token))
  return row ? ok(row) : fail('link_not_valid')
}

export const findByMail = async (ctx: Context, token: string): Promise<Result<Subscription, LinkFailure>> => {
  const link = await openLink(ctx, token)
  return link.ok ? ok(show(link.value)) : link
}

/** The proof of the consent, and the welcome. */
const followConfirmation = async (
  tx: Context,
  {
    id,
    email,
    consentVersion,
    consentedAt,
  }: Pick<NewsletterSubscriptionRow, 'id' | 'email' | 'consentVersion' | 'consentedAt'>,
): Promise<void> => {
  await recordConsent(tx, 'newsletter.confirmed', id, { mailbox: hashText(email), consentVersion, consentedAt })
  await tx.jobs.enqueue(tx.db, 'newsletter-mail', { id, at: tx.now().getTime() })
}

export const confirm = async (ctx: Context, token: string): Promise<Result<Subscription, LinkFailure>> => {
  const link = await openLink(ctx, token)
  if (!link.ok) return link
  return inTransaction(ctx, async (tx) => {
    if (await confirmRow(tx, link.value.id)) await followConfirmation(tx, link.value)
    return ok({ ...show(link.value), confirmed: true })
  })
}

/** Where another link has proven the mailbox already, there is no second mail to confirm. To be called in a transaction. */
export const subscribeConfirmed = async (
  tx: Context,
  {
    imprints = [],
    ...consent
  }: Pick<NewsletterSubscriptionRow, 'email' | 'locale' | 'consentVersion' | 'consentText' | 'consentedAt'> &
    Partial<Pick<NewsletterSubscriptionRow, 'imprints'>>,
): Promise<void> => {
  const id = await insertOrRenew(tx.db, { ...consent, id: tx.newId(), imprints })
  if (await confirmRow(tx, id)) await followConfirmation(tx, { ...consent, id })
}

/** To be called in a transaction. @param email in lower case */
export const endSubscription = async (tx: Pick<Context, 'db' | 'now'>, email: string): Promise<void> => {
  const id = await deleteByEmail(tx.db, email)
  if (id) await recordConsent(tx, 'newsletter.left', id, { mailbox: hashText(email) })
}

/** The consent of a customer follows to the new address, which a link has proven. To be called in a transaction. */
export const moveSubscription = async (tx: Context, from: string, to: string): Promise<void> => {
  const row = await selectByEmail(tx.db, from)
  if (!row?.confirmedAt) return
  await endSubscription(tx, from)
  const { locale, imprints, consentVersion, consentText, consentedAt } = row
  await subscribeConfirmed(tx, { email: to, locale, imprints, consentVersion, consentText, consentedAt })
}

const remove = (ctx: Context, email: string): Promise<Left> =>
  inTransaction(ctx, async (tx) => {
    await endSubscription(tx, email)
    return ok({})
  })

/** Not limited by client: a mail provider sends the requests of all its users from a few machines. */
export const leaveByMail = async (ctx: Context, token: string): Promise<Left> => {
  const row = await selectByLink(ctx, hashText(token))
  return row ? remove(ctx, row.email) : fail('link_not_valid')
}

/** The address must be that of the link, or that of the signed-in customer. */
export const leave = async (ctx: Context, email: string, token: string | undefined): Promise<Left> => {
  const address = email.toLowerCase()
  if (token !== undefined) {
    const link = await openLink(ctx, token)
    if (!link.ok) return link
    return link.value.email === address ? remove(ctx, address) : fail('link_not_valid')
  }
  return (await ownAddress(ctx)) === address ? remove(ctx, address) : fail('link_not_valid')
}
