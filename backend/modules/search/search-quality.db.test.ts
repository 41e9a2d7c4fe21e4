import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { listVariants } from '../listing/list-variants.ts'
import { openDemoSearch, searchEngines } from './search-engines.test-support.ts'

/** The query of a reader, the title of the wanted book, and the last place at which the book may stand. */
const pairs: Record<string, [query: string, title: string, within: number][]> = {
  'a whole title': [
    ['Toldi', 'Toldi', 1],
    ['Az ajtó', 'Az ajtó', 1],
    ['ajtó', 'Az ajtó', 1],
    ['Anna Karenina', 'Anna Karenina', 1],
    ['A három testőr', 'A három testőr', 1],
    ['Fekete Szépség', 'Fekete Szépség', 1],
    ['Mi', 'Mi', 1],
    ['Gondolatok', 'Gondolatok', 1],
    ['The Door', 'The Door', 1],
    ['Black Beauty', 'Black Beauty', 1],
  ],
  'an inflected Hungarian form': [
    ['Tüskevárban', 'Tüskevár', 1],
    ['az arany embernek', 'Az arany ember', 1],
    ['Édes Annával', 'Édes Anna', 1],
    ['Abigélről', 'Abigél', 1],
    ['Pacsirtát', 'Pacsirta', 1],
    ['Sátántangóból', 'Sátántangó', 1],
    ['Drakulának', 'Drakula', 1],
    ['Hamletet', 'Hamlet', 1],
    ['kis hercegről', 'A kis herceg', 1],
    ['Robinson Crusoe-ról', 'Robinson Crusoe', 3],
    ['Micimackóval', 'Micimackó', 1],
    ['Antigonéhoz', 'Antigoné', 1],
    ['Sorstalanságban', 'Sorstalanság', 1],
    ['Egri csillagokat', 'Egri csillagok', 1],
    ['gyertyák', 'A gyertyák csonkig égnek', 3],
    ['novella egyperces', 'Egyperces novellák', 3],
    ['Pál utcai fiúkról', 'A Pál utcai fiúk', 1],
    ['Jókai regényei', 'Az arany ember', 3],
    ['Szabó Magdától', 'Abigél', 3],
    ['Kosztolányinak', 'Édes Anna', 3],
    ['Krúdy Gyulával Szindbádról', 'Szindbád ifjúsága', 3],
    ['nyomorult', 'A nyomorultak', 3],
    ['kincses szigeten', 'A kincses sziget', 1],
    ['dzsungelek', 'A dzsungel könyve', 3],
    ['embere tragédia', 'Az ember tragédiája', 3],
  ],
  'an inflected form without accents': [
    ['tuskevarban', 'Tüskevár', 1],
    ['edes annarol', 'Édes Anna', 1],
    ['satantangonak', 'Sátántangó', 1],
    ['egri csillagokkal', 'Egri csillagok', 1],
    ['bankot ban', 'Bánk bán', 3],
    ['micimackonak', 'Micimackó', 1],
  ],
  'no accents': [
    ['buszkeseg es balitelet', 'Büszkeség és balítélet', 1],
    ['uvolto szelek', 'Üvöltő szelek', 1],
    ['koszivu ember fiai', 'A kőszívű ember fiai', 1],
    ['orkeny', 'Egyperces novellák', 3],
  ],
  'a slip of the finger': [
    ['Frankenstain', 'Frankenstein', 1],
    ['Drkula', 'Drakula', 1],
    ['Darkula', 'Drakula', 1],
    ['Hamelt', 'Hamlet', 1],
    ['Todli', 'Toldi', 1],
    ['Nyolcvna nap alatt a Föld körül', 'Nyolcvan nap alatt a Föld körül', 1],
    ['Crime and Punishmet', 'Crime and Punishment', 1],
    ['Micimacko kuckó', 'Micimackó', 3],
    ['karenyina', 'Anna Karenina', 1],
    ['büszkség és balitélet', 'Büszkeség és balítélet', 1],
    ['Dosztojevszki bűn', 'Bűn és bűnhődés', 1],
    ['shakespear hamlet', 'Hamlet', 1],
    ['shekspir hamlet', 'Hamlet', 3],
    ['egri csilagok', 'Egri csillagok', 1],
    ['sorstalansag kertesz imere', 'Sorstalanság', 1],
    ['piskos fred', 'Piszkos Fred, a kapitány', 1],
    ['Pride and Prejudise', 'Pride and Prejudice', 1],
    ['Krasznahorkay', 'Sátántangó', 3],
  ],
  'an English form': [
    ['mysteries of adventure sherlock', 'The Adventures of Sherlock Holmes', 3],
    ['adventure of sherlock holmes', 'The Adventures of Sherlock Holmes', 3],
    ['crimes and punishments', 'Crime and Punishment', 1],
    ['dubliner ulysses', 'Ulysses', 3],
    ['woman in white', 'The Woman in White', 1],
    ['Treasure Islands', 'Treasure Island', 1],
    ['Tolstoy war', 'Háború és béke', 3],
    ['Chekhov', 'Három nővér', 3],
  ],
  'author and title in any order': [
    ['Kafka per', 'A per', 1],
    ['per Kafka', 'A per', 1],
    ['nővér csehov három', 'Három nővér', 1],
    ['Magda Szabó ajtó', 'Az ajtó', 1],
    ['Bulgakov mester', 'A Mester és Margarita', 1],
    ['holdvilág szerb antal', 'Utas és holdvilág', 1],
    ['Jókai Mór: Az arany ember', 'Az arany ember', 1],
    ['Hamlet William Shakespeare', 'Hamlet', 1],
  ],
  'a beginning': [
    ['micim', 'Micimackó', 1],
    ['egri csill', 'Egri csillagok', 1],
    ['krasznah', 'Sátántangó', 1],
    ['frank', 'Frankenstein', 3],
    ['dosztoj bun', 'Bűn és bűnhődés', 1],
  ],
  'an ISBN': [
    ['9786159875713', 'A Mester és Margarita', 1],
    ['978-615-9875-71-3', 'A Mester és Margarita', 1],
    ['978 615 9102 31 4', 'Egri csillagok', 1],
    ['615987571X', 'A Mester és Margarita', 1],
    ['615-9875-71-x', 'A Mester és Margarita', 1],
    ['ISBN-10: 6159988824', 'Sorstalanság', 1],
    ['ISBN 13 978–615–9875–71–3', 'A Mester és Margarita', 1],
    ['EAN 978.615.9875.71.3', 'A Mester és Margarita', 1],
  ],
  'a series': [
    ['Berek-könyvek', 'Tüskevár', 3],
    ['berek konyvek vuk', 'Vuk', 1],
    ['Toldi-trilógia', 'A Toldi-trilógia', 1],
    ['Kolibri klasszikusok', 'Micimackó', 3],
    ['Verne utazásai', 'Nyolcvan nap alatt a Föld körül', 3],
    ['Éjféli könyvtárból', 'Drakula', 3],
    ['Shakespeare magyarul', 'Hamlet', 3],
    ['kolibri klaszikusok', 'Micimackó', 3],
  ],
}

describe.each(searchEngines)('names in %s', (engine) => {
  let connection: Connection
  let ctx: Context

  beforeAll(async () => {
    ;({ connection, ctx } = await openDemoSearch(engine))
  })
  afterAll(() => connection.close())

  const search = async (q: string) => {
    const result = await listVariants(ctx, listingQuery.parse({ q }))
    if (!result.ok) throw new Error(result.code)
    return result.value
  }

  describe.each(Object.entries(pairs))('%s', (_, rows) => {
    it.each(rows)('%s finds %s', async (query, title, within) => {
      const titles = (await search(query)).products.map((product) => product.title)
      expect(titles.slice(0, within)).toContain(title)
    })
  })

  describe('did you mean', () => {
    it.each([
      ['Frankenschtein', 'Frankenstein'],
      ['edes ana kostolányi', 'Édes Anna Kosztolányi'],
      ['egri csilagok', 'Egri csillagok'],
      ['micimakkó', 'Micimackó'],
      ['xyzzyq Karenyina', 'Karenina'],
      ['Pride and Prejudise', 'Pride and Prejudice'],
      ['crme and punishmnt', 'Crime and Punishment'],
      ['Dostoievsky', 'Dostoevsky'],
    ])('%s means %s, which finds books', async (query, meant) => {
      expect((await search(query)).didYouMean).toBe(meant)
      const again = await search(meant)
      expect(again.count).toBeGreaterThan(0)
      expect(again.didYouMean).toBeUndefined()
    })

    it.each(['Édes Anna', 'xyzzyqwv', '9786159875713', '9786159875714', '-', '"'])(
      'has nothing better for %s',
      async (query) => {
        expect((await search(query)).didYouMean).toBeUndefined()
      },
    )
  })
})
