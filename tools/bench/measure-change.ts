import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { setPrice } from '#backend/modules/pricing/service.ts'
import type { ProductList } from '#contracts/listing.ts'
import { measureCall } from './measure-call.ts'
import type { CallFigures } from './measure-calls.ts'

const runs = 50

/** A price that changes, and a listing of everything that knows it. */
export const measureChange = async (databaseUrl: string, api: string): Promise<CallFigures> => {
  const { products } = (await (
    await fetch(`${api}/v2.0/variants?format=paperback&limit=${runs}`)
  ).json()) as ProductList
  const skus = await Promise.all(
    products.map(async ({ id }) => {
      const { sku } = (await (await fetch(`${api}/v2.0/variants/${id}`)).json()) as { sku: string }
      return sku
    }),
  )
  const { db, close } = connect(databaseUrl, limits.upkeep)
  try {
    return {
      'a price changes, and a listing with it': await measureCall(runs, async (run) => {
        await db.transaction((transaction) =>
          setPrice({ db: transaction, now: () => new Date() }, skus[run % skus.length] ?? '', {
            currency: 'HUF',
            gross: 3_000 + run,
            originalGross: null,
          }),
        )
        return fetch(`${api}/v2.0/variants`)
      }),
    }
  } finally {
    await close()
  }
}
