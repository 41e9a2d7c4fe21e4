import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { openOffers } from '../offers/offers.test-support.ts'
import { releaseOfferedCopies } from '../offers/service.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { completeSteps, putStock, stockOf } from './checkout.test-support.ts'

type Version = Awaited<ReturnType<typeof openOffers>>['sent'] extends (...args: never[]) => Promise<infer Sent>
  ? Sent
  : never
type Seen = Pick<Version, 'uuid' | 'version'>

/** What the tests of the checkout by offer do: an organisation with enough copies of two books, which accepts offers. */
export const openOfferCheckout = async (shop: TestShop) => {
  await releaseOfferedCopies(shop.services)
  const own = await openOffers(shop)
  /** The copies of each book that other tests have reserved. */
  const before: number[] = []
  const levelOf = async (index: number) => (await stockOf(shop, own.book(index).id)) ?? { onHand: 0, reserved: 0 }
  for (const index of [0, 1]) {
    await putStock(shop, own.book(index).id, 200)
    before[index] = (await levelOf(index)).reserved
  }
  const cartOf = async (by: Visitor, uuid: string): Promise<DraftOrder> =>
    (await by.call('GET /draft_orders/{uuid}', { params: { uuid } })).body
  const accept = (by: Visitor, { uuid, version }: Seen) =>
    by.call('POST /v2.0/me/offers/{uuid}/accept', { params: { uuid }, body: { version } })
  const open = async (by: Visitor, offer: Seen) => cartOf(by, (await accept(by, offer)).body.draftOrderUuid)
  return {
    ...own,
    cartOf,
    accept,
    /** The cart of the offer. */
    open,
    /** The whole checkout up to its last button. */
    goThrough: async (by: Visitor, offer: Seen, payment: 'cash_on_delivery' | 'simplepay' = 'cash_on_delivery') =>
      completeSteps(by, await open(by, offer), { delivery: 'home', payment }),
    permit: (...permissions: MemberPermission[]) =>
      setMembership(shop.connection, own.people.slave.userId ?? 0, own.id, [
        'ROLE_B2B_SLAVE',
        'SET_CUSTOM_DELIVERY_ADDRESS',
        ...permissions,
      ]),
    reservedOf: async (index: number) => (await levelOf(index)).reserved - (before[index] ?? 0),
    /** Copies that have left the warehouse. */
    soldOf: async (index: number) => 200 + (before[index] ?? 0) - (await levelOf(index)).onHand,
    statusOf: async (uuid: string) => (await own.show(own.master, uuid)).body.status,
    ordersOf: (number: string) => own.run('select * from orders where offer_number = $1', [number]),
    reservationsOf: (number: string) =>
      own.run('select * from offer_reservations where offer_id = (select id from offers where number = $1)', [number]),
    /** Its last day is over. */
    endValidity: (number: string) =>
      own.run('update offer_versions set valid_until = $2 where offer_id = (select id from offers where number = $1)', [
        number,
        shop.clock.now(),
      ]),
    /** 32 copies with 15% off, 10 copies at 1000 Ft, 1500 Ft for the delivery, all net. */
    sentWithDelivery: async (by: Visitor) => {
      const { uuid, number } = await own.request(by)
      await own.price(number, { delivery: { price: 1_500, text: 'Egyben' } })
      await own.send(number)
      const { body } = await own.show(by, uuid)
      return { uuid, number, version: body.version, offer: body }
    },
  }
}
