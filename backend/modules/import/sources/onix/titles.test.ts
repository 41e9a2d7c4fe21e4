import { describe, expect, test } from 'vitest'
import { withoutPart, withPart } from '../../rules/title-part.ts'
import { aboutOf } from './about.test-support.ts'

const element = (level: string, inner: string): string =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${inner}</TitleElement>`
const titled = (...elements: string[]): string =>
  `<TitleDetail><TitleType>01</TitleType>${elements.join('')}</TitleDetail>`

describe('a title', () => {
  test.each([
    ['<TitleText>Háború és béke</TitleText><PartNumber>I.</PartNumber>', 'Háború és béke I.', 'I.'],
    ['<TitleText>Matematika</TitleText><PartNumber>7</PartNumber>', 'Matematika 7.', '7'],
    ['<TitleText>Matematika 7. osztály</TitleText><PartNumber>7</PartNumber>', 'Matematika 7. osztály', '7'],
    ['<TitleText>Háború és béke II.</TitleText><PartNumber>2</PartNumber>', 'Háború és béke II.', '2'],
    [
      '<TitleText>Az 1. világháború</TitleText><PartNumber>1. kötet</PartNumber>',
      'Az 1. világháború, 1. kötet',
      '1. kötet',
    ],
    ['<TitleText>Az 1. világháború</TitleText><PartNumber>1</PartNumber>', 'Az 1. világháború 1.', '1'],
    [
      '<TitlePrefix>A</TitlePrefix><TitleWithoutPrefix>kőszívű ember fiai</TitleWithoutPrefix>',
      'A kőszívű ember fiai',
      null,
    ],
    ["<TitlePrefix>L'</TitlePrefix><TitleWithoutPrefix>Étranger</TitleWithoutPrefix>", "L'Étranger", null],
    ['<NoPrefix/><TitleWithoutPrefix>Trial</TitleWithoutPrefix>', 'Trial', null],
  ])('of %s is "%s"', async (inner, title, part) => {
    expect(await aboutOf(titled(element('01', inner)))).toMatchObject({ title, part })
  })

  test.each([
    [
      'the collection is a part of it',
      [element('02', '<TitleText>A Gyűrűk Ura</TitleText><PartNumber>1</PartNumber>')],
      '<TitleText>A Gyűrű Szövetsége</TitleText>',
      'A Gyűrűk Ura 1. A Gyűrű Szövetsége',
    ],
    [
      'the product names it, too',
      [element('02', '<TitleText>Asterix</TitleText>')],
      '<TitleText>Asterix, a gall hős</TitleText>',
      'Asterix, a gall hős',
    ],
    [
      'it has a number only',
      [element('02', '<TitleText>Magyar történelem</TitleText>')],
      '<PartNumber>2. kötet</PartNumber>',
      'Magyar történelem, 2. kötet',
    ],
  ])('of a volume, where %s', async (_what, shared, inner, title) => {
    expect(await aboutOf(titled(...shared, element('01', `${inner}<Subtitle>Alcím</Subtitle>`)))).toMatchObject({
      title,
      subtitle: 'Alcím',
    })
  })

  test('is that of the collection and the number, where the product has no more', async () => {
    const collection = `<Collection><CollectionType>10</CollectionType>${titled(element('02', '<TitleText>Háború és béke</TitleText>'))}</Collection>`
    const about = await aboutOf(collection + titled(element('01', '<PartNumber>II.</PartNumber>')))
    expect(about).toMatchObject({ title: 'Háború és béke, II.', part: 'II.' })
  })

  test('may stand in the statement alone', async () => {
    const about = await aboutOf(
      `<TitleDetail><TitleType>01</TitleType>${element('01', '')}<TitleStatement>Az ember tragédiája</TitleStatement></TitleDetail>`,
    )
    expect(about).toMatchObject({ title: 'Az ember tragédiája', part: null })
  })

  test('in the language of the book leads; the others are kept', async () => {
    const inLanguage = (code: string, text: string) =>
      titled(element('01', `<TitleText language="${code}">${text}</TitleText>`))
    const more =
      '<TitleDetail><TitleType>06</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText language="ger">Krieg und Frieden</TitleText></TitleElement></TitleDetail><TitleDetail><TitleType>03</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText language="rus">Война и мир</TitleText></TitleElement></TitleDetail>'
    const about = await aboutOf(inLanguage('eng', 'War and Peace') + inLanguage('hun', 'Háború és béke') + more)
    expect(about).toMatchObject({ title: 'Háború és béke', originalTitle: 'Война и мир' })
    expect(about?.facts?.titles).toEqual([
      { type: '01', language: 'en', title: 'War and Peace', subtitle: null },
      { type: '06', language: 'de', title: 'Krieg und Frieden', subtitle: null },
    ])
  })
})

describe('a part', () => {
  test.each([
    ['Háború és béke', 'I.', 'hu', 'Háború és béke I.'],
    ['Matematika', '7', 'hu', 'Matematika 7.'],
    ['History', '2', 'en', 'History 2'],
    ['History', 'Volume 2', 'en', 'History, Volume 2'],
    ['Catch 22', '2', 'en', 'Catch 22 2'],
  ])('comes behind %s and goes again', (title, part, language, whole) => {
    expect(withPart(title, part, language)).toBe(whole)
    expect(withPart(whole, part, language)).toBe(whole)
    expect(withoutPart(whole, part, language)).toBe(title)
  })

  test('that the title always had stays in it', () => {
    expect(withoutPart('Matematika 7. osztály', '7', 'hu')).toBeUndefined()
    expect(withoutPart('Háború és béke, I.', 'I.', 'hu')).toBeUndefined()
    expect(withoutPart('7', '7', 'hu')).toBeUndefined()
  })
})
