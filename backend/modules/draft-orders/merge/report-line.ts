import type { CartReportLine } from '#contracts/cart-report.ts'
import { errorMessage } from '../../../http/error-message.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Failure } from '../../../kernel/result.ts'

/** What became of a line, with the reason where it is not what was wanted. */
export interface Outcome extends Pick<CartReportLine, 'taken' | 'outcome'> {
  why?: Failure | undefined
}

/** A line of the report, with the sentence of its error in the visitor's language. */
export const reportLine = (
  { locale }: Pick<Context, 'locale'>,
  line: Pick<CartReportLine, 'row' | 'generalType' | 'type' | 'name' | 'variantId' | 'sku' | 'requested'>,
  { taken, outcome, why }: Outcome,
): CartReportLine => ({
  ...line,
  taken,
  outcome,
  code: why?.code ?? null,
  message: why ? errorMessage(why.code, locale, why.params) : null,
})
