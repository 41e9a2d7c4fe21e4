import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { ownScheme } from '../import/service.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { productElement } from './onix/product-element.ts'
import { group, value } from './onix/xml.ts'
import { selectBooks } from './select-books.ts'

export { type Book, findBooks } from './select-books.ts'

const pageSize = 500

const begin = (now: Date): string => {
  const sent = `${now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
  const header = group(
    'Header',
    group('Sender', value('SenderName', ownScheme)),
    value('SentDateTime', sent),
    value('DefaultLanguageOfText', 'hun'),
    value('DefaultPriceType', '04'),
    value('DefaultCurrencyCode', 'HUF'),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n${header}\n`
}

/**
 * The whole catalog as one ONIX for Books 3.0 message, as it stood at one moment, in memory some hundred books at a time.
 * @param write takes the message piece by piece, and says how many books came with it
 */
export const exportOnix = async (
  db: Database,
  now: Date,
  write: (piece: string, books: number) => Promise<void>,
): Promise<void> =>
  db.transaction(
    async (snapshot) => {
      await write(begin(now), 0)
      for (
        let after = 0, books = await selectBooks(snapshot, after, pageSize);
        books.length > 0;
        books = await selectBooks(snapshot, after, pageSize)
      ) {
        after = books.at(-1)?.variant.id ?? after
        await write(books.map((book) => `${productElement(book, shopDay(now))}\n`).join(''), books.length)
      }
      await write('</ONIXMessage>\n', 0)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** How many books an export will write. */
export const countBooks = async (db: Database): Promise<number> =>
  Number(
    (await db.execute<{ books: string }>(sql`select count(*) as books from variants where format <> 'package'`)).rows[0]
      ?.books ?? 0,
  )
