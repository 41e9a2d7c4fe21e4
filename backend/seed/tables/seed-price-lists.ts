import { eq, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { organizations } from '../../db/schema/organizations.ts'
import { writeConfigEntry } from '../../modules/configuration/service.ts'
import { assignList, insertPriceList, replacePrices, type WantedPrice } from '../../modules/pricing/service.ts'
import type { SeedData } from '../read-seed-data.ts'

type Listed = Omit<WantedPrice, 'fromQuantity' | 'given'> & { currency: Currency; net: number }

/** What the printed books of a category cost without a reduction. */
const selectBooks = async (db: Database, category: string): Promise<Listed[]> => {
  const { rows } = await db.execute<Listed & Record<string, unknown>>(sql`
    select distinct v.id as "variantId", v.vat_rate as "vatRate", p.currency, coalesce(p.original_net, p.net) as net
    from prices p join variants v on v.id = p.variant_id
      join product_categories pc on pc.product_id = v.product_id join categories c on c.id = pc.category_id
    where v.type = 'physical' and v.format <> 'package'
      and c.path @> array[(select id from categories where key = ${category})]
    order by v.id, p.currency`)
  return rows
}

/** Price lists of the demo organisations: some percent off the list price, more from some copies on. */
export const seedPriceLists = async (
  db: Database,
  { priceLists }: Pick<SeedData, 'priceLists'>,
  now: Date,
): Promise<void> => {
  for (const { key, organizationName, category, breaks } of priceLists) {
    const list = await insertPriceList(db, {
      key,
      segment: null,
      forOrganizations: true,
      validFrom: null,
      validUntil: null,
    })
    const [organization] = await db.select().from(organizations).where(eq(organizations.name, organizationName))
    if (!list || !organization) throw new Error(`The price list ${key} is of an organisation that does not exist.`)
    await assignList(db, list.id, organization.id)
    const books = await selectBooks(db, category)
    const wanted = books.flatMap(({ net, ...book }) =>
      breaks.map(({ fromQuantity, percent }) => ({
        ...book,
        fromQuantity,
        given: Math.round((net * (100 - percent)) / 100),
      })),
    )
    await replacePrices(db, now, list, wanted)
  }
  await writeConfigEntry(db, 'price_list_enabled', true)
}
