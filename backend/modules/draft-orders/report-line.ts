import type { CartReportLine } from '#contracts/cart-report.ts'
import { errorMessage } from '../../http/error-message.ts'
import type { Context } from '../../kernel/context.ts'
import type { Failure } from '../../kernel/result.ts'
import type { Purchasable } from '../catalog/service.ts'

type Ctx = Pick<Context, 'locale'>

/** What became of a line, with the reason where it is not what was wanted. */
export interface Outcome extends Pick<CartReportLine, 'taken' | 'outcome'> {
  why?: Failure | undefined
}

interface BroughtLine {
  /** The row of the file or of the list, from 1; null elsewhere. */
  row: number | null
  /** What the line says, for a variant that has left the catalog. */
  name: string
  quantity: number | null
  facts?: Purchasable | undefined
  /** That of an item or a package by default. */
  type?: CartReportLine['type']
}

const reasonOf = ({ locale }: Ctx, why: Failure | undefined): Pick<CartReportLine, 'code' | 'message'> => ({
  code: why?.code ?? null,
  message: why ? errorMessage(why.code, locale, why.params) : null,
})

/** A line of the report, with the sentence of its error in the visitor's language. */
export const reportLine = (
  ctx: Ctx,
  { row, name, quantity, facts, type = facts?.format === 'package' ? 'PACKAGE' : 'ITEM' }: BroughtLine,
  { taken, outcome, why }: Outcome,
): CartReportLine => ({
  row,
  generalType: 'item',
  type,
  name: facts?.title ?? name,
  variantId: facts?.id ?? null,
  sku: facts?.sku ?? null,
  requested: quantity,
  taken,
  outcome,
  ...reasonOf(ctx, why),
})

export const couponLine = (ctx: Ctx, code: string, { outcome, why }: Omit<Outcome, 'taken'>): CartReportLine => ({
  row: null,
  generalType: 'coupon',
  type: 'COUPON',
  name: code,
  variantId: null,
  sku: null,
  requested: null,
  taken: null,
  outcome,
  ...reasonOf(ctx, why),
})
