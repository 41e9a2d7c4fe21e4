import type { About, TradeRecord } from './trade-record.ts'

type Whole = TradeRecord & Required<Pick<TradeRecord, 'about' | 'texts' | 'publishing' | 'related' | 'supply'>>

const about: About = {
  format: 'paperback',
  title: 'A lámpás',
  subtitle: null,
  part: null,
  language: 'hu',
  originalTitle: null,
  originalLanguage: null,
  contributors: [
    {
      key: null,
      name: { hu: 'Gárdonyi Géza', en: 'Géza Gárdonyi' },
      sortName: 'Gárdonyi Géza',
      role: 'author',
      born: 1863,
      died: 1922,
    },
  ],
  series: null,
  categories: ['magyar-proza'],
  ageFrom: null,
  ageTo: null,
  pages: 200,
  minutes: null,
  width: 123,
  height: 190,
  weight: 220,
}

/** A whole record of a book that the demo catalog does not have. `parts` override its fields. */
export const tradeRecord = (parts: Partial<Omit<Whole, 'about'>> & { about?: Partial<About> } = {}): Whole => ({
  reference: 'test-1',
  notice: 'put',
  isbn: '9789630000017',
  sku: '9789630000017',
  texts: {
    lead: { hu: 'Egy tanító.', en: 'A teacher.' },
    description: { hu: 'Egy tanító regénye.', en: 'A novel of a teacher.' },
    resources: [],
  },
  publishing: {
    publisher: { key: 'probakiado', name: 'Próbakiadó' },
    publishedOn: '2020-03-04',
    firstYear: 1894,
    isActive: true,
  },
  related: { work: null, workKeys: [], formats: [], replacedBy: [] },
  supply: {
    vatRate: 5,
    prices: [
      { currency: 'HUF', gross: 2990, originalGross: null },
      { currency: 'EUR', gross: 790, originalGross: null },
    ],
    ended: [],
    onHand: 7,
    suppliers: [],
  },
  ...parts,
  about: { ...about, ...parts.about },
})
