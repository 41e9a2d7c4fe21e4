import type { Context } from '../../kernel/context.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { CouponResult } from '../coupons/rules/apply-coupons.ts'
import { deleteFromCart, insertIntoCart, selectByCode } from '../coupons/service.ts'
import { loadCart } from './cart.ts'
import { changeAnyVersion, unlessOffered } from './change.ts'
import type { DraftOrderRow } from './queries.ts'

type CouponError = 'already_applied' | NonNullable<CouponResult['problem']>['code']

/** Adds a coupon that lowers something in the cart as it is now. Whatever refuses it rolls the write back. */
export const addCoupon = async (ctx: Context, uuid: string, { code }: { code: string }) => {
  const limited = await countTry(ctx, 'coupon', clientOf(ctx))
  if (limited) return limited
  return changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row): Promise<Result<DraftOrderRow, CouponError>> => {
      const coupon = await selectByCode(tx.db, code.toUpperCase())
      if (!coupon) return fail('coupon_not_exists', { field: 'code' })
      if (!(await insertIntoCart(tx.db, row.id, coupon.id))) return fail('already_applied', { field: 'code' })
      const { goods } = await loadCart(tx, row)
      const problem = goods.coupons.find((one) => one.coupon.id === coupon.id)?.problem
      return problem ? { ...problem, field: 'code' } : ok(row)
    }),
  )
}

export const removeCoupon = (ctx: Context, uuid: string, couponId: number) =>
  changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row) =>
      (await deleteFromCart(tx.db, row.id, couponId)) ? ok(row) : fail('coupon_code_not_applied_to_order'),
    ),
  )
