import type { StorePlace } from '#contracts/stores.ts'
import type { Locale } from '#contracts/shop.ts'
import type { Services } from '../../kernel/context.ts'
import { selectStore } from './queries.ts'

/** The store in which an order is collected; null if it does not exist. */
export const findStorePlace = async (
  { db, locale }: Pick<Services, 'db'> & { locale: Locale },
  id: number,
): Promise<StorePlace | null> => {
  const row = await selectStore(db, id)
  if (!row) return null
  return {
    id: row.id,
    name: row.name[locale],
    ZIPCode: row.zip,
    city: row.city,
    addressLine: row.addressLine,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    open: row.open,
  }
}
