import type { TestShop } from '../orders/shop.test-support.ts'
import { rowsOf } from './import.test-support.ts'

const variantSql = (reference: string) =>
  `select v.id, v.product_id, v.isbn, v.active, v.format, v.type, v.vat_rate, v.published_on::text, p.language
   from variants v join products p on p.id = v.product_id
   where v.isbn = '${reference}' or v.id in (select variant_id from import_records where reference = '${reference}')`

const pricesOf = async (shop: TestShop, id: number) => {
  const rows = await rowsOf(
    shop,
    `select currency, gross, original_gross from prices p join price_lists l on l.id = p.price_list_id where l.is_base and variant_id = ${id}`,
  )
  return Object.fromEntries(
    ['HUF', 'EUR'].flatMap((currency) => {
      const row = rows.find((one) => one.currency === currency)
      return [
        [currency, row?.gross ?? null],
        [`${currency} before`, row?.original_gross ?? null],
      ]
    }),
  )
}

const suppliersOf = async (shop: TestShop, id: number) =>
  (
    await rowsOf(
      shop,
      `select supplier, copies, lead_days from supplier_stock where variant_id = ${id} order by supplier`,
    )
  ).map(
    ({ supplier, copies, lead_days: days }) =>
      `${supplier}: ${copies} copies${days === null ? '' : ` in ${days} days`}`,
  )

/** What readers see of a book, as the page has it; undefined if it is not on sale. */
const pageOf = async ({ guest }: TestShop, id: number) => {
  const { status, body } = await guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })
  if (status !== 200) return undefined
  const { series, ages } = body
  return {
    title: body.title,
    subtitle: body.subtitle,
    lead: body.lead,
    description: body.description,
    people: body.contributors.map(({ role, name }) => `${role} ${name}`),
    publisher: body.publisherName,
    series: series && [series.name, series.number].filter((part) => part !== null).join(' '),
    ages: ages && `${ages.from}–${ages.to}`,
    'first year': body.firstYear,
    'original language': body.originalLanguage,
    pages: body.pages,
    stock: body.stock,
    availability: body.availability,
    page: JSON.stringify(body),
  }
}

/** The variant of a record. */
export const variantIdsOf = async (shop: TestShop, reference: string): Promise<{ id: number; product: number }> => {
  const [row] = await rowsOf(shop, variantSql(reference))
  if (!row) throw new Error(`The shop has no book of the record ${reference}.`)
  return { id: row.id as number, product: row.product_id as number }
}

/** All that the expectations of traps can name of a book. */
export const factsOf = async (shop: TestShop, reference: string): Promise<Record<string, unknown>> => {
  const { id } = await variantIdsOf(shop, reference)
  const [row] = await rowsOf(shop, variantSql(reference))
  const [own] = await rowsOf(
    shop,
    `select coalesce(sum(on_hand), 0)::int as copies from stock_items where variant_id = ${id}`,
  )
  const people = await rowsOf(
    shop,
    `select c.bio->>'hu' as bio from product_contributors pc join contributors c on c.id = pc.contributor_id where pc.product_id = ${row.product_id} and c.bio is not null order by pc.position`,
  )
  const categories = await rowsOf(
    shop,
    `select c.key from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = ${row.product_id} order by pc.position`,
  )
  const files = await rowsOf(shop, `select kind, view, url from resource_links where variant_id = ${id} order by id`)
  return {
    isbn: row.isbn,
    biographies: people.map(({ bio }) => bio),
    sold: row.active,
    format: row.format,
    kind: row.type,
    vat: row.vat_rate,
    published: row.published_on,
    language: row.language,
    categories: categories.map(({ key }) => key as string),
    files: files.map(({ kind, view, url }) => [kind, view, url].filter(Boolean).join(' ')),
    'own copies': own.copies,
    suppliers: await suppliersOf(shop, id),
    ...(await pricesOf(shop, id)),
    ...(await pageOf(shop, id)),
  }
}
