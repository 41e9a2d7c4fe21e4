import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { OfferStatus } from '#contracts/offer-statuses.ts'
import { ofOrganization, type Owner, ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { draftOrders } from '../../db/schema/draft-orders.ts'
import { offerLines, offerMessages, offerNumbers, offers, offerVersions } from '../../db/schema/offers.ts'
import { orders } from '../../db/schema/orders.ts'
import { basePriceList } from '../pricing/service.ts'

export type OfferRow = typeof offers.$inferSelect
export type VersionRow = typeof offerVersions.$inferSelect
export type LineRow = typeof offerLines.$inferSelect
export type NewLine = Omit<typeof offerLines.$inferInsert, 'id' | 'versionId'>
type NewVersion = Omit<typeof offerVersions.$inferInsert, 'id'>

export const nextCounter = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ counter: string }>(sql`select nextval(${offerNumbers.seqName}) as counter`)
  return Number(rows[0]?.counter)
}

export const insertOffer = async (db: Database, values: typeof offers.$inferInsert): Promise<OfferRow> => {
  const [row] = await db.insert(offers).values(values).returning()
  if (!row) throw new Error('An inserted offer came back empty')
  return row
}

export const insertVersion = async (db: Database, version: NewVersion, lines: readonly NewLine[]): Promise<void> => {
  const [row] = await db.insert(offerVersions).values(version).returning({ id: offerVersions.id })
  if (!row) throw new Error('An inserted version came back empty')
  await db.insert(offerLines).values(lines.map((line) => ({ ...line, versionId: row.id })))
}

/** The version that the shop is still working on. */
export const deleteUnsent = async (db: Database, offerId: number): Promise<void> => {
  await db
    .delete(offerVersions)
    .where(
      and(eq(offerVersions.offerId, offerId), sql`${offerVersions.number} > 0`, sql`${offerVersions.sentAt} is null`),
    )
}

export const updateVersion = async (
  db: Database,
  id: number,
  values: Partial<Pick<VersionRow, 'sentAt' | 'remindedAt'>>,
): Promise<void> => {
  await db.update(offerVersions).set(values).where(eq(offerVersions.id, id))
}

/** All versions, the newest first. */
export const selectVersions = (db: Database, offerId: number): Promise<VersionRow[]> =>
  db.select().from(offerVersions).where(eq(offerVersions.offerId, offerId)).orderBy(desc(offerVersions.number))

export const selectVersion = async (db: Database, id: number): Promise<VersionRow | undefined> =>
  (await db.select().from(offerVersions).where(eq(offerVersions.id, id)))[0]

/** The version that was accepted with a cart. */
export const selectAccepted = async (db: Database, draftOrderId: number): Promise<number | null | undefined> =>
  (await db.select({ id: draftOrders.offerVersionId }).from(draftOrders).where(eq(draftOrders.id, draftOrderId)))[0]?.id

/** What was ordered by the offer: the order that stands, or else the last one that was cancelled. */
export const selectOrder = async (db: Database, number: string) => {
  const { uuid, userId, sessionId, organizationId } = orders
  const columns = { uuid, number: orders.number, userId, sessionId, organizationId }
  return (
    await db
      .select(columns)
      .from(orders)
      .where(eq(orders.offerNumber, number))
      .orderBy(eq(orders.status, 'cancelled'), desc(orders.id))
      .limit(1)
  )[0]
}

export const selectLines = async (db: Database, versionIds: readonly number[]): Promise<LineRow[]> =>
  versionIds.length === 0
    ? []
    : db
        .select()
        .from(offerLines)
        .where(inArray(offerLines.versionId, [...versionIds]))
        .orderBy(asc(offerLines.id))

export const selectMessages = (db: Database, offerId: number) =>
  db
    .select({ message: offerMessages, firstName: users.firstName, lastName: users.lastName })
    .from(offerMessages)
    .leftJoin(users, eq(users.id, offerMessages.userId))
    .where(eq(offerMessages.offerId, offerId))
    .orderBy(asc(offerMessages.id))

export const insertMessage = async (db: Database, values: typeof offerMessages.$inferInsert): Promise<void> => {
  await db.insert(offerMessages).values(values)
}

const withRequester = (db: Database) =>
  db
    .select({ offer: offers, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(offers)
    .leftJoin(users, eq(users.id, offers.userId))
export type FoundOffer = Awaited<ReturnType<typeof selectByNumber>> & {}

export const selectByNumber = async (db: Database, number: string) =>
  (await withRequester(db).where(eq(offers.number, number)))[0]

export const selectById = async (db: Database, id: number) => (await withRequester(db).where(eq(offers.id, id)))[0]

/** Whose offers somebody may see: those of the organisation, or only the own ones among them. */
export interface Visible {
  organizationId: number
  owner: Owner | undefined
}

const isVisible = ({ organizationId, owner }: Visible): SQL | undefined =>
  and(ofOrganization(organizationId, offers), owner && ownedBy(owner, offers))

export const selectByUuid = async (db: Database, uuid: string, visible: Visible) =>
  (await withRequester(db).where(and(eq(offers.uuid, uuid), isVisible(visible))))[0]

const withStatus = (status: OfferStatus | undefined) => status && eq(offers.status, status)

/** The latest first. @param before the id of the last offer of the page before */
export const selectOffers = (
  db: Database,
  visible: Visible,
  { status, before, limit }: { status: OfferStatus | undefined; before: number | undefined; limit: number },
) =>
  withRequester(db)
    .where(and(isVisible(visible), withStatus(status), before === undefined ? undefined : lt(offers.id, before)))
    .orderBy(desc(offers.id))
    .limit(limit)

export const countOffers = (db: Database, visible: Visible, status: OfferStatus | undefined): Promise<number> =>
  db.$count(offers, and(isVisible(visible), withStatus(status)))

/** For the operator: the oldest first. */
export const selectWithStatus = (db: Database, status: OfferStatus, limit: number) =>
  withRequester(db).where(withStatus(status)).orderBy(asc(offers.id)).limit(limit)

/** The newest version of each offer that its customer may see. */
export const selectShownVersions = async (db: Database, offerIds: readonly number[]): Promise<VersionRow[]> =>
  offerIds.length === 0
    ? []
    : db
        .selectDistinctOn([offerVersions.offerId])
        .from(offerVersions)
        .where(
          and(
            inArray(offerVersions.offerId, [...offerIds]),
            or(eq(offerVersions.number, 0), isNotNull(offerVersions.sentAt)),
          ),
        )
        .orderBy(offerVersions.offerId, desc(offerVersions.number))

/** The row is locked until the transaction ends. */
export const lockOffer = async (db: Database, id: number): Promise<OfferRow | undefined> =>
  (await db.select().from(offers).where(eq(offers.id, id)).for('update'))[0]

export const lockByNumber = async (db: Database, number: string): Promise<OfferRow | undefined> =>
  (await db.select().from(offers).where(eq(offers.number, number)).for('update'))[0]

export const updateOffer = async (
  db: Database,
  id: number,
  values: Partial<Pick<OfferRow, 'status'>> = {},
): Promise<void> => {
  await db
    .update(offers)
    .set({ ...values, version: sql`${offers.version} + 1` })
    .where(eq(offers.id, id))
}

/**
 * Sent offers with their last version. Others who do the same at this moment take other ones. The version is locked,
 * too: who waited for it sees what was written there meanwhile.
 */
const lockSent = (db: Database, condition: SQL | undefined, limit: number) =>
  db
    .select({ offer: offers, version: offerVersions })
    .from(offers)
    .innerJoin(
      offerVersions,
      sql`${offerVersions.id} = (select last.id from offer_versions last
        where last.offer_id = ${offers.id} and last.sent_at is not null order by last.number desc limit 1)`,
    )
    .where(and(eq(offers.status, 'offer_sent'), condition))
    .orderBy(asc(offers.id))
    .limit(limit)
    .for('update', { skipLocked: true })

/** Sent offers that are not valid any more. */
export const lockOverdue = (db: Database, now: Date, limit: number) =>
  lockSent(db, lte(offerVersions.validUntil, now), limit)

/** Eight o'clock in the morning, three days before the last day, in the shop's time. */
const reminderAt = sql`(${offerVersions.validUntil} at time zone 'Europe/Budapest' - interval '3 days 16 hours')
  at time zone 'Europe/Budapest'`

/** Sent offers that expire soon, that were sent before this was so, and of which no mail says so yet. */
export const lockExpiring = (db: Database, now: Date, limit: number) =>
  lockSent(
    db,
    and(
      isNull(offerVersions.remindedAt),
      gt(offerVersions.validUntil, now),
      sql`${reminderAt} between ${offerVersions.sentAt} and ${now.toISOString()}::timestamptz`,
    ),
    limit,
  )

/** What the catalog says of a book, for an offer. */
export type OfferableBook = Pick<
  LineRow,
  'variantId' | 'sku' | 'name' | 'authors' | 'format' | 'vatRate' | 'listNet' | 'listGross'
>

/** For the operator, who acts for no visitor: by article number, at list prices. A book without one is missing. */
export const selectBooks = async (
  db: Database,
  skus: readonly string[],
  { currency, locale }: Pick<OfferRow, 'currency' | 'locale'>,
): Promise<OfferableBook[]> => {
  const { rows } = await db.execute<OfferableBook & { [column: string]: unknown }>(sql`
    select v.id as "variantId", v.sku, p.title as name, v.format, v.vat_rate as "vatRate",
      price.net as "listNet", price.gross as "listGross",
      coalesce((select string_agg(c.name->>${locale}, ', ' order by pc.position) from product_contributors pc
        join contributors c on c.id = pc.contributor_id
        where pc.product_id = p.id and pc.role = 'author'), '') as authors
    from variants v join products p on p.id = v.product_id
    join prices price on price.variant_id = v.id and price.currency = ${currency}
      and price.price_list_id = ${basePriceList}
    where v.active and v.sku = any(${sql.param(skus)}::text[])`)
  return rows
}
