import { findMember, type Member, mergeBooks, selectWork, splitBook } from '../modules/works/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import type { Shop } from './shop.ts'

const need = async ({ db }: Pick<Shop, 'db'>, code: string): Promise<Member> => {
  const member = await findMember(db, code)
  if (!member) throw new CommandError(`No book has the SKU or ISBN ${code}.`)
  return member
}

const lineOf = ({ sku, isbn, format, byHand }: Member): string =>
  `  ${[sku, ...(isbn !== null && isbn !== sku ? [isbn] : []), format, ...(byHand ? [`${byHand} by hand`] : [])].join(', ')}`

const inWords = (members: readonly Member[]): string[] =>
  [...Map.groupBy(members, ({ productId }) => productId).values()].flatMap((list) => {
    const [{ title, language, publisher } = { title: '', language: '', publisher: '' }] = list
    return [`${title} (${language}, ${publisher})`, ...list.map(lineOf)]
  })

const print = (shop: Shop, members: readonly Member[], json: boolean): void =>
  shop.print(json ? JSON.stringify(members, null, 2) : inWords(members).join('\n'))

export const showWork: Command = {
  usage: 'SKU [--json]',
  summary: 'List the editions and formats that the shop shows as one work. An ISBN will do for an SKU.',
  run: async (shop, [code = ''], { json }) => {
    print(shop, await selectWork(shop.db, await need(shop, code)), json)
    return 0
  },
}

export const mergeWork: Command = {
  usage: 'SKU SKU… [--json]',
  summary: 'Make books one: formats of one book, or editions of one work. Imports leave them so.',
  run: async (shop, [code = '', ...codes], { json }) => {
    if (codes.length === 0) throw new CommandError('works merge needs the SKUs of two books or more.')
    const members = await shop.db.transaction(async (db) => {
      const first = await need({ db }, code)
      const others: Member[] = []
      for (const other of codes) others.push(await need({ db }, other))
      await mergeBooks({ db }, first, others)
      await audit({ ...shop, db }, 'works.merge', first.sku, { others: others.map(({ sku }) => sku) })
      return selectWork(db, await need({ db }, first.sku))
    })
    print(shop, members, json)
    return 0
  },
}

export const splitWork: Command = {
  usage: 'SKU [--json]',
  summary: 'Take a book out of its product, or, if it has no other formats there, out of its work.',
  run: async (shop, [code = ''], { json }) => {
    const members = await shop.db.transaction(async (db) => {
      const book = await need({ db }, code)
      const from = await splitBook({ db }, book)
      if (!from) throw new CommandError(`${code} stands alone already.`)
      await audit({ ...shop, db }, 'works.split', book.sku, { from, product: book.productId, work: book.workId })
      return selectWork(db, await need({ db }, book.sku))
    })
    print(shop, members, json)
    return 0
  },
}
