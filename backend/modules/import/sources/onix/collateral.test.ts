import { describe, expect, test } from 'vitest'
import { readOf, textsWith } from './about.test-support.ts'

const text = (type: string, inner: string, audiences: readonly string[] = ['00'], rest = ''): string =>
  `<TextContent><TextType>${type}</TextType>${audiences.map((one) => `<ContentAudience>${one}</ContentAudience>`).join('')}<Text>${inner}</Text>${rest}</TextContent>`
const date = (role: string, day: string): string =>
  `<ContentDate><ContentDateRole>${role}</ContentDateRole><Date>${day}</Date></ContentDate>`
const image = (url: string, ...features: readonly (readonly [type: string, value: string])[]): string =>
  `<ResourceVersion><ResourceForm>02</ResourceForm>${features
    .map(
      ([type, value]) =>
        `<ResourceVersionFeature><ResourceVersionFeatureType>${type}</ResourceVersionFeatureType><FeatureValue>${value}</FeatureValue></ResourceVersionFeature>`,
    )
    .join('')}<ResourceLink>${url}</ResourceLink></ResourceVersion>`
const cover = (versions: string, audience = '00'): string =>
  `<SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>${audience}</ContentAudience><ResourceMode>03</ResourceMode>${versions}</SupportingResource>`

describe('what is for the trade', () => {
  test.each(['01', '02', '04', '05', '07', '08', '09', '10'])(
    'stays out of texts and files: audience %s',
    async (audience) => {
      const texts = await textsWith(
        text('03', 'A könyvesboltoknak.', [audience]) +
          text('04', 'Tartalom', [audience]) +
          text('06', 'Dicséret', [audience]) +
          cover(image('https://kiado.example/borito.jpg'), audience),
      )
      expect(texts).toMatchObject({ description: { hu: '' }, collateral: null, resources: [] })
    },
  )

  test.each([['00'], ['03'], ['06'], ['02', '03']])('is shown if it is for readers, too: %s', async (...audiences) => {
    expect(await textsWith(text('03', 'Mindenkinek.', audiences))).toMatchObject({
      description: { hu: 'Mindenkinek.' },
    })
  })

  test('does not hide a text for readers behind it', async () => {
    expect(await textsWith(text('03', 'A boltnak.', ['02']) + text('03', 'Az olvasónak.', ['03']))).toMatchObject({
      description: { hu: 'Az olvasónak.' },
    })
  })
})

test.each([
  ['after its first day', date('14', '20261101'), 'Szöveg'],
  ['before its first day', date('14', '20261201'), ''],
  ['on its last day', date('15', '20261121'), 'Szöveg'],
  ['after its last day', date('15', '20261120'), ''],
])('a text is read %s, or not', async (_when, dates, expected) => {
  expect(await textsWith(text('03', 'Szöveg', ['00'], dates))).toMatchObject({ description: { hu: expected } })
})

test('the largest version of a picture is taken, by its points, then by its bytes', async () => {
  const one = image('https://kiado.example/kicsi.jpg', ['02', '300'], ['03', '200'])
  const two = image('https://kiado.example/nagy.jpg', ['02', '3000'], ['03', '2000'])
  const bytes = image('https://kiado.example/nehez.jpg', ['07', '900000'])
  const light = image('https://kiado.example/konnyu.jpg', ['07', '9000'])
  const urlOf = async (versions: string) => (await textsWith(cover(versions)))?.resources?.[0]?.url
  expect(await urlOf(one + two)).toBe('https://kiado.example/nagy.jpg')
  expect(await urlOf(light + bytes)).toBe('https://kiado.example/nehez.jpg')
  expect(await urlOf(light + image('https://kiado.example/masik.jpg'))).toBe('https://kiado.example/konnyu.jpg')
})

test('contents, quotes and prizes are read', async () => {
  const source = '<TextAuthor>Nagy Béla</TextAuthor><SourceTitle>Minta Lap</SourceTitle>'
  const prize =
    '<Prize><PrizeName>Próba-díj</PrizeName><PrizeYear>1995</PrizeYear><PrizeCountry>HU</PrizeCountry><PrizeCode>04</PrizeCode></Prize>'
  const texts = await textsWith(
    text('04', '1. Első; 2. Második') + text('06', 'Remek.', ['03'], source) + prize + '<Prize/>',
  )
  expect(texts?.collateral).toEqual({
    contents: { hu: '1. Első; 2. Második', en: '1. Első; 2. Második' },
    reviews: [{ type: '06', text: { hu: 'Remek.', en: 'Remek.' }, author: 'Nagy Béla', source: 'Minta Lap' }],
    prizes: [{ name: { hu: 'Próba-díj', en: 'Próba-díj' }, year: '1995', country: 'HU', code: '04' }],
  })
})

test('a review is shown only if the record says that the public may see it, and if it is a quote', async () => {
  expect((await textsWith(text('06', 'Remek.', [])))?.collateral).toBeNull()
  expect((await textsWith(text('06', 'Hosszú. '.repeat(300))))?.collateral).toBeNull()
})

describe('a biography', () => {
  const title =
    '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Próba</TitleText></TitleElement></TitleDetail>'
  const author = (name: string, note = '') =>
    `<Contributor><ContributorRole>A01</ContributorRole><PersonName>${name}</PersonName>${note}</Contributor>`
  const biographies = async (people: string) =>
    (
      await readOf(title + people, `<CollateralDetail>${text('12', 'A szerzőről.')}</CollateralDetail>`)
    ).about?.contributors.map(({ biography }) => biography?.hu)

  test('is that of the contributor, or a text about the only author', async () => {
    expect(await biographies(author('Jane Smith', '<BiographicalNote>Író.</BiographicalNote>'))).toEqual(['Író.'])
    expect(await biographies(author('Jane Smith'))).toEqual(['A szerzőről.'])
    expect(await biographies(author('Jane Smith') + author('John Brown'))).toEqual([undefined, undefined])
  })
})
