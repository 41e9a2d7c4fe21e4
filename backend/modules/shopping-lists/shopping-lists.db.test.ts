import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertPeople, type People } from '../../access/actors.test-support.ts'
import { findVariant } from '../checkout/checkout.test-support.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

const favourites = 'default_shopping_list'
let shop: TestShop
let people: People
let customer: Visitor
let first: number
let second: number
beforeAll(async () => {
  shop = await openShop()
  first = (await findVariant(shop, 'book', 0)).id
  second = (await findVariant(shop, 'book', 1)).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  people = await insertPeople(shop.connection)
  customer = await signInCustomer(shop, people)
})

const query = (sql: string, values: unknown[]) => shop.connection.pool.query(sql, values)
/** Makes the customer one of an institution. */
const becomeInstitution = () =>
  query(`update sessions set segment = 'b2b' where user_id = $1`, [people.customer.userId])
const withdraw = async (id: number, work: () => Promise<void>) => {
  await query('update variants set active = false where id = $1', [id])
  await work()
  await query('update variants set active = true where id = $1', [id])
}

const lists = async (of = customer) => (await of.call('GET /v2.0/me/shopping_lists')).body.items
const add = (id: string, itemId: number, from?: string) =>
  customer.call('POST /v2.0/collections/{id}/items', { params: { id }, body: { itemId, from } })
const remove = (id: string, itemId: number) =>
  customer.call('DELETE /v2.0/collections/{id}/items/{itemId}', { params: { id, itemId } })
const create = (name: string) => customer.call('POST /v2.0/me/shopping_lists', { body: { name } })
const rename = (id: string, name: string) =>
  customer.call('PATCH /v2.0/me/shopping_lists/{id}', { params: { id }, body: { name } })
const books = async (id: string, page: Record<string, string> = {}) =>
  (await customer.call('GET /v2.0/me/shopping_lists/{id}/items', { params: { id }, query: page })).body
const share = async (id = favourites) =>
  (await customer.call('POST /v2.0/me/shopping_lists/{id}/share', { params: { id }, body: {} })).body.token
const open = (token: string) => shop.guest.call('POST /v2.0/shopping_lists/shared', { body: { token } })

test('the default list is made once, also by several calls at once, and stays as it is', async () => {
  const answers = await Promise.all([lists(), lists(), lists()])
  expect(new Set(answers.flat().map(({ id }) => id)).size).toBe(1)
  const list = answers[0]?.[0]
  expect(list).toEqual({
    id: list?.id,
    name: favourites,
    type: 'default',
    userMade: false,
    shared: false,
    items: [],
  })
  expect((await rename(favourites, 'Nyár')).code).toBe('default_shopping_list')
  for (const id of [favourites, list?.id ?? ''])
    expect((await customer.call('DELETE /v2.0/me/shopping_lists/{id}', { params: { id } })).code).toBe(
      'default_shopping_list',
    )
  expect(await lists()).toHaveLength(1)
})

test('a book is on the list once, the latest first, and can be taken off', async () => {
  // The list is made by the first book.
  await Promise.all([add(favourites, first), add(favourites, first)])
  await add(favourites, second)
  expect((await lists())[0]?.items).toEqual([second, first])
  await add(favourites, first)
  expect(await books(favourites)).toMatchObject({
    items: [{ variantId: second }, { variantId: first, variant: { id: first } }],
    cursor: null,
    count: 2,
  })
  const page = await books(favourites, { limit: '1' })
  expect(page).toMatchObject({ items: [{ variantId: second }], count: 2 })
  expect((await books(favourites, { limit: '1', cursor: page.cursor ?? '' })).items).toMatchObject([
    { variantId: first },
  ])
  expect((await remove(favourites, first)).status).toBe(200)
  expect((await remove(favourites, first)).status).toBe(200)
  expect((await lists())[0]?.items).toEqual([second])
  await customer.call('POST /v2.0/collections/{id}/items/clear', { params: { id: favourites }, body: {} })
  expect((await lists())[0]?.items).toEqual([])
})

test('what the shop does not sell cannot be added; what was withdrawn later is shown, and can be taken off', async () => {
  expect((await add(favourites, 999_999)).code).toBe('item_not_found')
  await add(favourites, first)
  await withdraw(first, async () => {
    const { items } = await books(favourites)
    expect(items).toMatchObject([{ variantId: first, variant: null }])
    expect(items[0]?.title).not.toBe('')
    expect((await remove(favourites, first)).status).toBe(200)
    expect((await add(favourites, first)).code).toBe('item_not_found')
  })
})

test('a book on a list is marked for its customer alone, in an answer that nobody else stores', async () => {
  await add(favourites, first)
  const ask = (visitor: Visitor) =>
    visitor.call('GET /v2.0/variants/contextual_values', { query: { ids: `${first},${second}` } })
  const own = await ask(customer)
  expect(own.body.items.map(({ favourited }) => favourited)).toEqual([true, false])
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const others = await ask(shop.guest)
  expect(others.body.items.map(({ favourited }) => favourited)).toEqual([false, false])
  expect(others.headers.get('cache-control')).toBe('no-cache')
})

test('a consumer has the one list', async () => {
  expect((await create('Nyár')).code).toBe('single_shopping_list')
  expect((await customer.call('GET /v2.0/me/shopping_lists')).body.multiple).toBe(false)
})

test('an institution has several lists, with a name each', async () => {
  await becomeInstitution()
  const { body: made } = await create('Nyár')
  expect(made).toMatchObject({ name: 'Nyár', type: 'userMade', userMade: true, items: [] })
  expect((await create(' nyár ')).code).toBe('shopping_list_name_taken')
  expect((await create(favourites)).code).toBe('shopping_list_name_taken')
  expect((await create(' ')).code).toBe('invalid_data_provided')
  const { body: other } = await create('Ősz')
  expect((await rename(other.id, 'NYÁR')).code).toBe('shopping_list_name_taken')
  expect((await rename(other.id, 'ősz')).body.name).toBe('ősz')
  expect((await lists()).map(({ name }) => name)).toEqual([favourites, 'Nyár', 'ősz'])
  await customer.call('DELETE /v2.0/me/shopping_lists/{id}', { params: { id: other.id } })
  expect((await lists()).map(({ name }) => name)).toEqual([favourites, 'Nyár'])
})

test('a book moves from one list to another, also a withdrawn one', async () => {
  await becomeInstitution()
  const { body: list } = await create('Nyár')
  await add(favourites, first)
  await add(favourites, second)
  await withdraw(first, async () => void (await add(list.id, first, favourites)))
  // What is on both lists is then on one.
  await add(list.id, second)
  await add(list.id, second, favourites)
  expect((await lists()).map(({ items }) => items)).toEqual([[], [second, first]])
  // A list that does not exist gives nothing, and nothing is lost.
  expect((await add(favourites, first, randomUUID())).code).toBe('not_found')
  expect((await add(randomUUID(), first, list.id)).code).toBe('not_found')
  await add(list.id, first, list.id)
  expect((await lists()).map(({ items }) => items)).toEqual([[], [second, first]])
})

test('five hundred books a list and fifty lists are enough', async () => {
  await becomeInstitution()
  const { body: list } = await create('Nyár')
  await query(
    'insert into shopping_list_items (list_id, variant_id) select $1::uuid, id from variants where id <> $2 order by id limit 500',
    [list.id, second],
  )
  expect(await add(list.id, second)).toMatchObject({ code: 'too_many_list_items', params: { most: 500 } })
  for (let number = 3; number <= 50; number++) await create(`Lista ${number}`)
  expect(await create('Lista 51')).toMatchObject({ code: 'too_many_shopping_lists', params: { most: 50 } })
})

test('a shared list shows books and nothing else, until its link is withdrawn or replaced', async () => {
  await add(favourites, first)
  await add(favourites, second)
  const token = await share()
  expect((await lists())[0]?.shared).toBe(true)
  const { rows } = await query('select * from shopping_lists where user_id = $1', [people.customer.userId])
  expect(JSON.stringify(rows)).not.toContain(token)
  await withdraw(first, async () => {
    const { body, headers } = await open(token)
    expect(Object.keys(body)).toEqual(['items'])
    expect(body.items.map(({ id }) => id)).toEqual([second])
    expect(headers.get('cache-control')).toBe('private, no-store')
  })
  const next = await share()
  expect((await open(token)).code).toBe('link_not_valid')
  expect((await open(next)).body.items).toHaveLength(2)
  await customer.call('DELETE /v2.0/me/shopping_lists/{id}/share', { params: { id: favourites } })
  expect((await open(next)).code).toBe('link_not_valid')
  expect((await lists())[0]?.shared).toBe(false)
})

test('all books of a list go into the cart, with a report; the list stays', async () => {
  await add(favourites, first)
  await add(favourites, second)
  await withdraw(first, async () => {
    const { body } = await customer.call('POST /v2.0/me/shopping_lists/{id}/to_cart', {
      params: { id: favourites },
      body: {},
    })
    expect(body.lines).toMatchObject([
      { variantId: second, requested: 1, taken: 1, outcome: 'added' },
      { taken: 0, outcome: 'refused', code: 'item_not_found' },
    ])
    expect(body.lines[1]?.name).not.toBe('')
  })
  const { draftOrder } = (await customer.call('GET /draft_orders/current')).body
  expect(draftOrder?.items.map(({ variantId }) => variantId)).toEqual([second])
  expect((await lists())[0]?.items).toEqual([second, first])
})

test('lists go with their customer, and are for customers alone', async () => {
  await add(favourites, first)
  const id = (await lists())[0]?.id
  await query('delete from users where id = $1', [people.customer.userId])
  const left = await query('select 1 from shopping_list_items where list_id = $1', [id])
  expect(left.rows).toEqual([])
  expect((await shop.guest.call('GET /v2.0/me/shopping_lists')).status).toBe(401)
  expect((await (await shop.visit()).call('GET /v2.0/me/shopping_lists')).status).toBe(403)
})
