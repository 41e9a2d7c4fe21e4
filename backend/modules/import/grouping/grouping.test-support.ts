import type { TestShop } from '../../orders/shop.test-support.ts'
import { rowsOf } from '../import.test-support.ts'
import { tradeRecord } from '../trade.test-support.ts'
import type { About, TradeContributor, TradeRecord } from '../trade-record.ts'

export type Said = Partial<About> & { isbn?: string; publisher?: string; formats?: string[]; workKeys?: string[] }
let next = 0
const person = (name: string, role: TradeContributor['role']): TradeContributor => ({
  key: null,
  name: { hu: name, en: name },
  sortName: name,
  role,
  born: null,
  died: null,
})
const author = person('Sas Ede', 'author')
export const by = (translator: string): TradeContributor[] => [author, person(translator, 'translator')]
/** A new book; what the test does not say is alike in all of them. */
export const book = ({
  isbn = `978963888${String(++next).padStart(4, '0')}`,
  publisher = 'Egyik Kiadó',
  formats = [],
  workKeys = [],
  ...about
}: Said): TradeRecord =>
  tradeRecord({
    reference: isbn,
    isbn,
    sku: isbn,
    publishing: {
      publisher: {
        key: publisher
          .toLowerCase()
          .replaceAll(' ', '-')
          .normalize('NFD')
          .replaceAll(/[^a-z-]/g, ''),
        name: publisher,
      },
      publishedOn: '2020-01-01',
      firstYear: null,
      isActive: true,
    },
    related: { work: null, workKeys, formats, replacedBy: [] },
    about: { contributors: [author], ...about },
  })

/** The products and works of the books, each under a letter of its own: `aab` are three books in two products. */
const groupsOf = async (shop: TestShop, column: 'product_id' | 'work_id', records: readonly TradeRecord[]) => {
  const letters = new Map<unknown, string>()
  const found: string[] = []
  for (const { isbn } of records) {
    const [row] = await rowsOf(
      shop,
      `select ${column} as id from variants v join products p on p.id = v.product_id where v.isbn = '${isbn}'`,
    )
    if (!letters.has(row?.id)) letters.set(row?.id, 'abcdef'[letters.size] ?? '?')
    found.push(letters.get(row?.id) ?? '?')
  }
  return found.join('')
}
export const productsOf = (shop: TestShop, ...records: TradeRecord[]) => groupsOf(shop, 'product_id', records)
export const worksOf = (shop: TestShop, ...records: TradeRecord[]) => groupsOf(shop, 'work_id', records)
