import { randomUUID } from 'node:crypto'
import { setMembership } from './access/actors.test-support.ts'
import { address } from './modules/checkout/checkout.test-support.ts'
import type { TestShop } from './modules/orders/shop.test-support.ts'

/** What an organisation has: a member, an open invitation, a request, an address, a cost centre; without an organisation, of nobody. */
export const insertPeopleOf = async (shop: TestShop, organization: number) => {
  if (organization === 0)
    return {
      organization: 999_999,
      member: 999_999,
      invitation: randomUUID(),
      approval: randomUUID(),
      place: 999_999,
      costCenter: 999_999,
    }
  const { pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, segment, first_name, last_name) values ($1, 'b2b', 'Béla', 'Tag') returning id`,
    [`${randomUUID()}@example.hu`],
  )
  const member = rows[0]?.id ?? 0
  await setMembership(shop.connection, member, organization, ['ROLE_B2B_SLAVE'])
  const invitation = randomUUID()
  await pool.query(
    `insert into invitations (id, organization_id, email, role, permissions, locale, invited_at, expires_at)
     values ($1, $2, $3, 'ROLE_B2B_SLAVE', '{}', 'hu', now(), '2100-01-01')`,
    [invitation, organization, `${invitation}@example.hu`],
  )
  const places = await pool.query<{ id: number }>(
    `insert into customer_addresses (organization_id, kind, data, hash, is_default, saved_at)
     values ($1, 'delivery', $2, $3, false, now()) returning id`,
    [organization, { address }, randomUUID()],
  )
  const centers = await pool.query<{ id: number }>(
    'insert into cost_centers (organization_id, code, name) values ($1, $2, $2) returning id',
    [organization, randomUUID()],
  )
  const approval = randomUUID()
  await pool.query(
    `with cart as (insert into draft_orders (uuid, status, user_id, currency, locale, created_at, updated_at)
       values ($1, 'closed', $3, 'HUF', 'hu', now(), now()) returning id)
     insert into approval_requests (uuid, organization_id, draft_order_id, requester_id, message, total_gross, total_net, requested_at)
       select $1, $2, cart.id, $3, '', 1, 1, now() from cart`,
    [approval, organization, member],
  )
  const [place = 0, costCenter = 0] = [places.rows[0]?.id, centers.rows[0]?.id]
  return { organization, member, invitation, approval, place, costCenter }
}
