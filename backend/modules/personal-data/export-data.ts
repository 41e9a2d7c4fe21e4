import type { FileAnswer } from '#contracts/file-answer.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findMe } from '../customers/service.ts'
import { listImpersonations } from '../impersonations/service.ts'
import { listPasskeys } from '../passkeys/service.ts'
import { recordAct } from './audit.ts'
import { exportOrders } from './export-orders.ts'
import {
  selectAddresses,
  selectApprovals,
  selectCart,
  selectInvitations,
  selectLimits,
  selectListed,
  selectNotifications,
  selectOfferTexts,
  selectOrganizationRegistrations,
  selectRatings,
  selectSessions,
  selectSubscription,
} from './export-queries.ts'

/** A list without books has one row without a book. */
const listsOf = (rows: Awaited<ReturnType<typeof selectListed>>) =>
  [...Map.groupBy(rows, ({ listId }) => listId).values()].flatMap((ofList) =>
    ofList.slice(0, 1).map(({ name, createdAt }) => ({
      name,
      createdAt,
      items: ofList.flatMap(({ sku, title }) => (sku === null ? [] : [{ sku, title }])),
    })),
  )

const collect = async ({ db }: Context, userId: number, email: string) => {
  const { orders, ids } = await exportOrders(db, userId)
  const [first, ...others] = await selectCart(db, userId)
  return {
    addresses: await selectAddresses(db, userId),
    cart: first && {
      contact: first.forms.contact ?? null,
      billing: first.forms.billing ?? null,
      address: first.address,
      pickupPoint: first.pickupPoint,
      updatedAt: first.updatedAt,
      items: [first, ...others].map(({ sku, title, quantity }) => ({ sku, title, quantity })),
    },
    orders,
    ratings: (await selectRatings(db, userId, ids)).map(({ rating, title }) => ({
      book: title,
      displayName: rating.displayName,
      stars: rating.stars,
      title: rating.title,
      text: rating.text,
      status: rating.status,
      createdAt: rating.createdAt,
    })),
    shoppingLists: listsOf(await selectListed(db, userId)),
    stockNotifications: await selectNotifications(db, userId, email),
    newsletter: (await selectSubscription(db, email)) ?? null,
    organizationRegistrations: await selectOrganizationRegistrations(db, userId),
    approvals: await selectApprovals(db, userId),
    limits: await selectLimits(db, userId),
    invitations: await selectInvitations(db, userId, email),
    offers: await selectOfferTexts(db, userId),
    sessions: await selectSessions(db, userId),
  }
}

/**
 * Everything that the shop has stored of the user, for a person and for programs (GDPR articles 15 and 20). Nothing in
 * it is a secret: neither tokens nor hashes.
 */
export const exportData = async (ctx: Context): Promise<Result<FileAnswer, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  const me = await findMe(ctx)
  if (userId === null || !me.ok) return fail('unauthenticated')
  const exportedAt = ctx.now().toISOString()
  const { email } = me.value
  const [acted, passkeys] = [await listImpersonations(ctx), await listPasskeys(ctx)]
  const data = {
    exportedAt,
    profile: me.value,
    ...(await collect(ctx, userId, email)),
    passkeys: passkeys.ok ? passkeys.value.items : [],
    impersonations: acted.ok ? acted.value.items : [],
  }
  await recordAct(ctx, 'account.exported', userId)
  const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2))
  return ok({
    name: `kolofon-${exportedAt.slice(0, 10)}.json`,
    type: 'application/json',
    size: bytes.length,
    content: new Blob([bytes]).stream(),
  })
}
