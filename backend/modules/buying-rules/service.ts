import type { AddressForm } from '#contracts/checkout-forms.ts'
import { isMemberWith, membershipOf } from '../../access/actor.ts'
import type { Database } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { hashData } from '../address-book/rules/hash-data.ts'
import { lockTerms, selectAddressHashes, selectTerms, sumOpen } from './queries.ts'
import { type Credit, isOverLimit } from './rules/credit.ts'

export { updateTerms } from './queries.ts'

/** Under which rules a member of an organisation buys (spec point 6, docs/decisions/0062). */
export interface BuyingRules {
  /** Null where the operator allows no transfer. */
  credit: Credit | null
  /** To whom an order by transfer is billed (`taxpayerOf`); null where the shop does not know its tax number. */
  taxpayer: string | null
  /** Whether a master has to approve, and so nothing can be paid online: the order comes later. */
  needsApproval: boolean
  /** How the member pays, as long as the cart can be paid like that; null for any method. */
  defaultMethodId: number | null
  /** The hashes of the addresses to which the member may order; null for any place. */
  onlyAddresses: readonly string[] | null
}

const creditOf = async (
  db: Database,
  organizationId: number,
  { termDays, limit }: { termDays: number | null; limit: number | null },
): Promise<Credit | null> =>
  termDays === null || limit === null ? null : { termDays, limit, open: await sumOpen(db, organizationId) }

export const readCredit = async (db: Database, organizationId: number): Promise<Credit | null> => {
  const terms = await selectTerms(db, organizationId)
  return terms ? creditOf(db, organizationId, terms) : null
}

/** How members without SELECT_PAYMENT_METHOD pay; null where they may choose. */
export const readDefaultMethod = async (db: Database, organizationId: number): Promise<number | null> =>
  (await selectTerms(db, organizationId))?.defaultPaymentMethodId ?? null

/** Null for whoever buys for nobody but themselves. */
export const readBuyingRules = async ({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<BuyingRules | null> => {
  const organizationId = membershipOf(actor)?.id
  const terms = organizationId === undefined ? undefined : await selectTerms(db, organizationId)
  if (organizationId === undefined || !terms) return null
  return {
    credit: await creditOf(db, organizationId, terms),
    taxpayer: terms.taxpayer,
    needsApproval: !isMemberWith(actor, 'B2B_SLAVE_PLACE_ORDER'),
    defaultMethodId: isMemberWith(actor, 'SELECT_PAYMENT_METHOD') ? null : terms.defaultPaymentMethodId,
    onlyAddresses: isMemberWith(actor, 'SET_CUSTOM_DELIVERY_ADDRESS')
      ? null
      : await selectAddressHashes(db, organizationId),
  }
}

export const isAllowedAddress = (rules: BuyingRules | null, address: AddressForm): boolean =>
  !rules?.onlyAddresses || rules.onlyAddresses.includes(hashData({ address }))

/**
 * Takes credit for an order by transfer. The organisation stays locked until the transaction ends: of two orders at once,
 * the second one counts the first.
 * @returns the days to pay
 */
export const takeCredit = async (
  db: Database,
  organizationId: number | undefined,
  gross: number,
): Promise<Result<number, 'payment_method_not_available' | 'credit_limit_exceeded'>> => {
  const terms = organizationId === undefined ? undefined : await lockTerms(db, organizationId)
  const credit = organizationId !== undefined && terms ? await creditOf(db, organizationId, terms) : null
  if (!credit) return fail('payment_method_not_available')
  if (isOverLimit(credit, gross)) return fail('credit_limit_exceeded')
  return ok(credit.termDays)
}
