import type { PackageDeal } from '#contracts/product-page.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findPackageDealsOf, findPurchasable } from '../catalog/service.ts'
import { changeAnyVersion, unlessOffered } from './change.ts'
import { growCart } from './items.ts'
import { selectItems, selectOwned, shrinkItem } from './queries.ts'

/** Packages that hold books of the cart and cost less than their parts, the greatest saving first. */
export const listPackages = async (
  ctx: Context,
  uuid: string,
): Promise<Result<{ items: PackageDeal[] }, 'not_found'>> => {
  const row = await selectOwned(ctx.db, uuid, ctx.actor)
  if (!row) return fail('not_found')
  const items = await selectItems(ctx.db, row.id)
  const inCart = new Set(items.map(({ variantId }) => variantId))
  const deals = await findPackageDealsOf({ ...ctx, currency: row.currency }, [...inCart])
  return ok({ items: deals.filter(({ variant }) => !inCart.has(variant.id)) })
}

/** Adds one package. Its parts replace as many single copies of the same books, if that is wanted. */
export const addPackage = (
  ctx: Context,
  uuid: string,
  { variantId, replaceParts }: { variantId: number; replaceParts: boolean },
) =>
  changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row) => {
      const facts = (await findPurchasable({ ...tx, currency: row.currency }, [variantId])).get(variantId)
      if (!facts || facts.components.length === 0) return fail('item_not_found')
      if (replaceParts) {
        const single = (await selectItems(tx.db, row.id)).filter(({ type }) => type === 'ITEM')
        for (const { variantId: part, quantity } of facts.components) {
          const item = single.find((one) => one.variantId === part)
          if (item) await shrinkItem(tx.db, item, quantity)
        }
      }
      return growCart(tx, row, { variantId, quantity: 1 })
    }),
  )
