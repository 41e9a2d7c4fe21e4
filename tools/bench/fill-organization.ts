import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { hashText } from '#backend/kernel/hash-text.ts'

/** How often the demo catalog is repeated: some 80,000 titles. */
const copies = 200
const members = 40
const centers = 12
const years = 5
/** Every second one is the organisation's, the others are readers', between them. */
const orders = 200_000

const catalog = `
  insert into products (key, work_id, slug, language, title, sort_key, publisher_id, lead, description, cover_path)
    select key || '-' || n, work_id, slug || '-' || n, language, title, sort_key, publisher_id, lead, description, '/assets/drawn/' || key
    from products, generate_series(1, ${copies}) n;
  insert into variants (product_id, sku, format, type, vat_rate, published_on)
    select copy.id, v.sku || '-' || n, v.format, v.type, v.vat_rate, v.published_on
    from generate_series(1, ${copies}) n cross join variants v join products p on p.id = v.product_id
      join products copy on copy.key = p.key || '-' || n;
  insert into product_categories (product_id, category_id, position)
    select copy.id, c.category_id, c.position
    from generate_series(1, ${copies}) n cross join product_categories c join products p on p.id = c.product_id
      join products copy on copy.key = p.key || '-' || n`

const people = (organization: number) => `
  insert into users (email, segment, first_name, last_name)
    select 'member-' || n || '@example.hu', 'b2b', 'Anna', 'Kovács ' || n from generate_series(1, ${members}) n;
  insert into memberships (user_id, organization_id, role)
    select id, ${organization}, case when email = 'member-1@example.hu' then 'ROLE_B2B_MASTER' else 'ROLE_B2B_SLAVE' end
    from users where email like 'member-%';
  insert into cost_centers (organization_id, code, name)
    select ${organization}, 'K-' || n, 'Munkaközösség ' || n from generate_series(1, ${centers}) n`

/** Ids of rows that were written one after the other. */
const firstOf = (rows: string) => `(select min(id) from ${rows})`

/** Four lines of five are of the 4,000 books that are ordered again and again, the others of any book. */
const trade = (organization: number) => `
  insert into orders (uuid, number, draft_order_id, user_id, organization_id, status, locale, currency, contact, billing,
      delivery_flow, delivery_name, address, payment_method_id, cost_center_id, cost_center, items_gross, items_net,
      total_gross, total_net, vat, placed_at)
    select gen_random_uuid(), 'B-' || n, n,
      case when is_ours then ${firstOf(`users where email like 'member-%'`)} + floor(random() * ${members})::int end,
      case when is_ours then ${organization} end,
      case when n % 20 = 8 then 'cancelled' when n % 500 = 2 then 'under_payment' else 'fulfilled' end, 'hu', 'HUF',
      '{"email":"iskola@example.hu","firstName":"Anna","lastName":"Kovács","phone":"+36301234567"}',
      '{"type":"company","companyName":"Hetedik Általános Iskola","taxNumber":"12345676-1-42","country":"HU","zip":"1072","city":"Budapest","street":"Klauzál tér 1."}',
      'home', '{"hu":"Házhoz szállítás","en":"Home delivery"}',
      '{"firstName":"Anna","lastName":"Kovács","country":"HU","zip":"1072","city":"Budapest","street":"Klauzál tér 1.","note":"A portán lehet leadni."}',
      1, case when is_ours and n % 4 = 0 then ${firstOf('cost_centers')} + n % ${centers} end,
      case when is_ours and n % 4 = 0 then '{"code":"K-1","name":"Munkaközösség 1"}'::jsonb end,
      12600, 12000, 12600, 12000, '[{"rate":5,"amount":600}]',
      now() - make_interval(secs => (1 - n::float8 / ${orders}) * ${years} * 365.25 * 86400)
    from (select n, n % 2 = 0 as is_ours from generate_series(1, ${orders}) n) n order by n;
  insert into order_items (order_id, type, variant_id, sku, name, authors, format, quantity, vat_rate, unit_gross, unit_net,
      total_gross, total_net)
    select o.id, 'ITEM', first + floor(random() * case when line = 3 and o.id % 5 < 3 then count else 4000 end)::int, 'KOL-' || o.id || '-' || line,
      'Egy könyv címe, amely nem túl hosszú', 'Kosztolányi Dezső, Móra Ferenc', 'paperback', 2, 5, 2100, 2000, 4200, 4000
    from orders o, generate_series(1, 3) line, (select min(id) as first, count(*) from variants where sku like '%-%') v
    where o.number like 'B-%' order by o.id, line`

/**
 * Writes an organisation with its orders into the demo shop, among those of readers. Triggers and references are off,
 * because the rows need neither payments nor parcels.
 */
export const fillOrganization = async (
  url: string,
): Promise<{ id: number; tokens: { master: string; slave: string } }> => {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; select setseed(0.5)`)
    const { rows } = await client.query<{ id: number }>(
      `insert into organizations (name) values ('Iskola') returning id`,
    )
    const id = rows[0]?.id ?? 0
    for (const statements of [catalog, people(id), trade(id)]) await client.query(statements)
    const openSession = async (member: number): Promise<string> => {
      const token = randomUUID()
      await client.query(
        `insert into sessions (id, token_hash, user_id, segment, remember, created_at, expires_at)
         select $1, $2, id, 'b2b', true, now(), now() + interval '1 day' from users where email = $3`,
        [randomUUID(), hashText(token), `member-${member}@example.hu`],
      )
      return token
    }
    const tokens = { master: await openSession(1), slave: await openSession(2) }
    await client.query('vacuum analyze')
    return { id, tokens }
  } finally {
    await client.end()
  }
}
