import { insertPeople, openSessionOf, type People } from '../../access/actors.test-support.ts'
import type { TestShop, Visitor } from './shop.test-support.ts'

/** Signs in a new customer, or the customer of `people` again. */
export const signInCustomer = async (shop: TestShop, people?: People): Promise<Visitor> => {
  const of = people ?? (await insertPeople(shop.connection))
  const token = await openSessionOf(shop.connection, of, 'customer', shop.clock.now())
  return { call: (name, ask) => shop.guest.call(name, { ...ask, headers: { Authorization: `Bearer ${token}` } }) }
}
