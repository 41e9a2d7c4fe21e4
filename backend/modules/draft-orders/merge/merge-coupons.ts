import type { CartReportLine } from '#contracts/cart-report.ts'
import { fail } from '../../../kernel/result.ts'
import { deleteFromCart, insertIntoCart, selectByCode } from '../../coupons/service.ts'
import { couponLine } from '../report-line.ts'
import { type Merge, selectCoupons } from './brought-cart.ts'

/** Applies the coupons again. One that the cart has already is no error (spec point 4). */
export const mergeCoupons = async (merge: Merge, codes: readonly string[]): Promise<CartReportLine[]> => {
  const { ctx, own, choose } = merge
  const lines: CartReportLine[] = []
  const had = await selectCoupons(ctx.db, own.id)
  for (const { id, code } of had)
    if (
      choose(
        code,
        codes.find((one) => one === code),
      ) === undefined
    ) {
      await deleteFromCart(ctx.db, own.id, id)
      lines.push(couponLine(ctx, code, { outcome: 'removed' }))
    }
  for (const code of codes) {
    const coupon = await selectByCode(ctx.db, code)
    if (!coupon) lines.push(couponLine(ctx, code, { outcome: 'refused', why: fail('coupon_not_exists') }))
    else if (await insertIntoCart(ctx.db, own.id, coupon.id)) lines.push(couponLine(ctx, code, { outcome: 'added' }))
  }
  return lines
}
