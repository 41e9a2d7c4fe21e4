import { beforeAll, describe, expect, test } from 'vitest'
import { resolveSubjects, type UnknownSubjects } from '../modules/import/subjects/resolve-subjects.ts'
import { createSubjectMap, type SubjectMap } from '../modules/import/subjects/subject-map.ts'
import bic from '../modules/import/subjects/tables/bic.json' with { type: 'json' }
import bisac from '../modules/import/subjects/tables/bisac.json' with { type: 'json' }
import clil from '../modules/import/subjects/tables/clil.json' with { type: 'json' }
import keywords from '../modules/import/subjects/tables/keywords.json' with { type: 'json' }
import lcc from '../modules/import/subjects/tables/lcc.json' with { type: 'json' }
import wgs from '../modules/import/subjects/tables/wgs.json' with { type: 'json' }
import type { TradeSubject } from '../modules/import/trade-record.ts'
import { tradeRecord } from '../modules/import/trade.test-support.ts'
import { inTreeOrder, subjectRows } from './form/subject-rows.ts'
import { readDefaultSetup } from './read-setup-file.ts'

let map: SubjectMap
let keys: Set<string>
beforeAll(async () => {
  const { categories } = await readDefaultSetup()
  map = createSubjectMap(subjectRows(categories))
  keys = new Set(inTreeOrder(categories).map(({ category }) => category.key))
})

const tables = { bic, bisac, clil, keywords, lcc, wgs }

describe('the default tree', () => {
  test.each([...'ACDFGJKLMNPQRSTUVWXY'])('has a category for all of Thema below %s', (letter) => {
    expect(keys).toContain(map.categoryOf({ scheme: 'thema', code: `${letter}ZZ` }, 'hu'))
  })

  test.each(Object.entries(tables))('has a category for every code to which the table of %s leads', (_name, table) => {
    for (const code of Object.keys(table)) expect(keys, code).toContain(map.categoryOf({ scheme: 'thema', code }, 'cs'))
  })

  test.each(Object.entries(tables))('the table of %s names no code twice', (_name, table) => {
    const codes = Object.values(table).flat()
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  test.each<[TradeSubject['scheme'], string, string, string | undefined]>([
    ['thema', 'FBC', 'hu', 'magyar-proza'],
    ['thema', 'FBA', 'hu', 'magyar-proza'],
    ['thema', 'FBA', 'en', 'angol-amerikai-proza'],
    ['thema', 'FBC', 'cs', 'vilagirodalom'],
    ['thema', 'FFC', 'hu', 'krimi'],
    ['thema', 'FDB', 'en', 'sci-fi-fantasy'],
    ['thema', 'FN', 'hu', 'sci-fi-fantasy'],
    ['thema', 'DCF', 'hu', 'magyar-vers'],
    ['thema', 'DCF', 'de', 'vilaglira'],
    ['thema', 'DNBL', 'en', 'eletrajz'],
    ['thema', 'DNL', 'en', 'nyelv-irodalom'],
    ['thema', 'VFMG', 'hu', 'ismeretterjeszto'],
    ['thema', 'VSP', 'hu', 'pszichologia'],
    ['thema', 'WJ', 'hu', 'ismeretterjeszto'],
    ['thema', 'WBA', 'hu', 'konyha-kert'],
    ['thema', 'WTL', 'hu', 'utazas'],
    ['thema', 'YPCA', 'hu', 'iskola'],
    ['thema', 'YFP', 'hu', 'allattortenet'],
    ['thema', 'ZZ', 'hu', undefined],
    ['bisac', 'FIC022040', 'en', 'krimi'],
    ['bisac', 'JUV012030', 'hu', 'nepmese'],
    ['bisac', 'XXX000000', 'en', undefined],
    ['bic', 'HBLL', 'en', 'tortenelem'],
    ['bic', 'WSBB', 'en', 'ismeretterjeszto'],
    ['clil', '3448', 'fr', 'krimi'],
    ['clil', '3450', 'fr', 'krimi'],
    ['clil', '3847', 'fr', 'konyha-kert'],
    ['clil', '3748', 'fr', 'nepmese'],
    ['wgs', '121', 'de', 'krimi'],
    ['wgs', '112', 'de', 'nemet-osztrak-proza'],
    ['wgs', '947', 'de', 'tortenelem'],
    ['wgs', '810', 'de', 'iskola'],
    ['lcc', 'PZ7', 'en', 'ifjusagi-regeny'],
    ['lcc', 'BF76', 'en', 'pszichologia'],
    ['keyword', 'szakácskönyv', 'hu', 'konyha-kert'],
    ['keyword', 'szakács', 'hu', undefined],
  ])('%s %s of a work in %s leads to %s', (scheme, code, original, category) => {
    expect(map.categoryOf({ scheme, code }, original)).toBe(category)
  })
})

test('what a shop says of a scheme counts before the tables', () => {
  const own = createSubjectMap([
    { scheme: 'bisac', code: 'FIC022', original: '', category: 'detektiv' },
    { scheme: 'thema', code: 'F', original: '', category: 'regeny' },
  ])
  expect(own.categoryOf({ scheme: 'bisac', code: 'FIC022000' }, 'en')).toBe('detektiv')
  expect(own.categoryOf({ scheme: 'bisac', code: 'FIC009000' }, 'en')).toBe('regeny')
  expect(own.categoryOf({ scheme: 'bic', code: 'WB' }, 'en')).toBeUndefined()
})

describe('the subjects of a record', () => {
  const resolve = (written: string[], about: { language?: string; originalLanguage?: string } = {}) => {
    const subjects = written.map((one) => {
      const [scheme = '', code = ''] = one.split(' ')
      return { scheme: scheme as TradeSubject['scheme'], code }
    })
    const unknown: UnknownSubjects = new Map()
    const record = tradeRecord({ about: { categories: [], ...about } })
    const { notes, record: resolved } = resolveSubjects(map, unknown, {
      record: { ...record, about: { ...record.about, subjects } },
      notes: [],
    })
    return {
      categories: resolved.about?.categories,
      notes,
      unknown: Object.fromEntries(unknown),
      about: resolved.about,
    }
  }

  test('become categories in their order, each once', () => {
    expect(resolve(['thema FBC', 'bisac FIC002000', 'thema FBA'])).toMatchObject({
      categories: ['magyar-proza', 'kaland'],
      notes: [],
      unknown: {},
    })
    expect(resolve(['thema FBC']).about).not.toHaveProperty('subjects')
  })

  test('are five at most', () => {
    expect(resolve(['thema FF', 'thema FL', 'thema NH', 'thema A', 'thema WB', 'thema WT']).categories).toHaveLength(5)
  })

  test('that are qualifiers help only where nothing says what the book is about', () => {
    expect(resolve(['thema 5AG', 'thema 1DTH']).categories).toEqual(['gyerekkonyv'])
    expect(resolve(['thema 4CD']).categories).toEqual(['iskola'])
    expect(resolve(['thema 5AG', 'thema NH'])).toMatchObject({ categories: ['tortenelem'], notes: [] })
  })

  test('and its language: English books are together', () => {
    expect(resolve(['thema NH'], { language: 'en' }).categories).toEqual(['tortenelem', 'angol-nyelvu'])
  })

  test('that lead nowhere are noted and counted, keywords not', () => {
    expect(resolve(['thema NH', 'bisac QQQ000000', 'thema ZA', 'keyword bármi', 'bisac QQQ000000'])).toMatchObject({
      categories: ['tortenelem'],
      notes: [{ code: 'subject_unknown', detail: 'bisac QQQ000000, thema ZA' }],
      unknown: { 'bisac QQQ000000': 1, 'thema ZA': 1 },
    })
    expect(resolve(['keyword bármi']).notes).toEqual([{ code: 'subject_unknown', detail: '' }])
  })

  test('of which there are none leave keys of ours as they are', () => {
    const read = { record: tradeRecord({ about: { categories: ['krimi'] } }), notes: [] }
    expect(resolveSubjects(map, new Map(), read)).toBe(read)
  })
})
