import { expect, test } from 'vitest'
import { message, product, recordOf } from './onix.test-support.ts'
import { meaningOfForm } from './product-forms.ts'

/** List 150 as it is in issue 71, and what List 7 of ONIX 2.1 has besides. */
const list150 =
  '00 AA AB AC AD AE AF AG AH AI AJ AK AL AM AN AO AZ BA BB BC BD BE BF BG BH BI BJ BK BL BM BN BO BP BZ CA CB CC CD CE CZ DA DB DC DE DF DI DJ DK DL DM DN DO DZ EA EB EC ED FA FC FD FE FF FZ LA LB LC MA MB MC MZ PA PB PC PD PE PF PG PH PI PJ PK PL PM PN PO PP PQ PR PS PT PU PV PZ SA SB SC SD SE SF SG VA VF VI VJ VK VL VM VN VO VP VQ VZ XA XB XC XD XE XF XG XH XI XJ XK XL XM XN XO XY XZ ZA ZB ZC ZD ZE ZF ZG ZH ZI ZJ ZK ZL ZM ZN ZO ZP ZX ZY ZZ'
const ofList7 = 'VB VC VD VE VG VH'

const wordOf = (form: string, details: readonly string[] = [], contentType?: string): string =>
  Object.entries(meaningOfForm(form, details, contentType))
    .flat()
    .join(' ')

test.each(`${list150} ${ofList7}`.split(' '))('form %s is known', (form) => {
  expect(wordOf(form)).not.toBe('refusal unknown')
})

test.each([
  ['AC', 'format audio_cd'],
  ['AE', 'format audio_cd'],
  ['AJ', 'format audio'],
  ['AN', 'format audio'],
  ['AZ', 'format audio'],
  ['AA', 'refusal unclear'],
  ['AB', 'refusal carrier'],
  ['BE', 'format paperback'],
  ['BH', 'format hardback'],
  ['CB', 'format map'],
  ['CE', 'refusal merchandise'],
  ['DB', 'refusal software'],
  ['LB', 'refusal licence'],
  ['PC', 'format calendar'],
  ['PF', 'format calendar'],
  ['PI', 'format sheet_music'],
  ['PJ', 'refusal print'],
  ['PH', 'format set'],
  ['SB', 'parts set'],
  ['SG', 'parts ebook'],
  ['VI', 'refusal film'],
  ['XM', 'refusal display'],
  ['ZE', 'format game'],
  ['ZJ', 'format game'],
  ['ZK', 'refusal merchandise'],
  ['QQ', 'refusal unknown'],
  ['', 'refusal unclear'],
])('form %s alone: %s', (form, word) => expect(wordOf(form)).toBe(word))

test.each([
  ['AA', 'A101', 'format audio_cd'],
  ['AA', 'A103', 'refusal unclear'],
  ['AE', 'A103', 'format audio_cd'],
  ['DB', 'A103', 'format audio_cd'],
  ['DB', 'D202', 'refusal software'],
  ['BA', 'B401', 'format hardback'],
  ['BA', 'B416', 'format paperback'],
  ['BC', 'B401', 'format paperback'],
  ['ED', 'E101', 'format ebook'],
  ['ED', 'A103', 'format audio'],
  ['ED', 'A103 E101', 'format ebook'],
  ['ED', 'A212', 'format ebook'],
  ['ED', 'E134', 'refusal software'],
  ['ED', 'D105', 'refusal film'],
  ['PA', 'P106', 'format calendar'],
  ['PZ', 'P133', 'format calendar'],
  ['PD', 'P121', 'format set'],
  ['PD', 'P123', 'format game'],
  ['PD', 'P124', 'refusal print'],
  ['ZZ', 'Z113', 'format game'],
  ['00', 'E101', 'format ebook'],
  ['00', 'B104', 'format paperback'],
  ['BB', 'X999', 'format hardback'],
])('form %s with %s: %s', (form, details, word) => expect(wordOf(form, details.split(' '))).toBe(word))

test.each([
  ['ED', '01', 'format audio'],
  ['ED', '10', 'format ebook'],
  ['EC', '06', 'refusal film'],
  ['EB', '08', 'refusal software'],
  ['DN', '03', 'format audio_cd'],
  ['BB', '01', 'format hardback'],
])('form %s whose main content is %s: %s', (form, content, word) => expect(wordOf(form, [], content)).toBe(word))

const part = (form: string, more = ''): string => `<ProductPart>${more}<ProductForm>${form}</ProductForm></ProductPart>`
const formOf = async (composition: string, form: string, more = ''): Promise<string> => {
  const xml = product().replace(
    '<ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>',
    `<ProductComposition>${composition}</ProductComposition><ProductForm>${form}</ProductForm>${more}`,
  )
  const read = await recordOf(message(xml))
  if (!read) return ''
  return 'refusal' in read ? `${read.refusal.code} ${read.refusal.detail}` : (read.record.about?.format ?? '')
}

test.each([
  ['its main part', '10', 'SF', part('AC') + part('BC', '<PrimaryPart/>'), 'paperback'],
  ['a disc with a booklet', '10', 'SA', part('AC', '<PrimaryPart/>') + part('BF'), 'audio_cd'],
  ['the book in it', '10', 'SB', part('AC') + part('BB'), 'hardback'],
  ['a book with a film', '10', 'SF', part('BC') + part('VI'), 'paperback'],
  ['volumes in a slipcase', '10', 'SC', part('BB') + part('BB'), 'hardback'],
  ['games alone', '10', 'SD', part('ZE') + part('ZJ'), 'game'],
  ['things of several kinds', '10', 'SB', part('PC') + part('ZE'), 'set'],
  ['files of texts', '10', 'SG', part('ED') + part('ED'), 'ebook'],
  ['no part that is told', '10', 'SB', '', 'set'],
  ['a form of its own', '10', 'BC', part('BC') + part('AC'), 'paperback'],
  ['a pack that is sold as a whole', '31', 'XM', part('BC') + part('BC'), 'paperback'],
  ['parts under an open form', '10', '00', part('AC') + part('BC'), 'paperback'],
])('a product of several parts is %s', async (_, composition, form, parts, format) => {
  expect(await formOf(composition, form, parts)).toBe(format)
})

test.each([
  ['a film', '00', 'VI', '', 'ProductForm VI: films, slides and transparencies are not sold'],
  [
    'a pack for shops',
    '30',
    'XL',
    part('BC'),
    'ProductForm XL: packs, displays and posters for shops are not for readers',
  ],
  ['trade material', '20', 'BC', '', 'ProductForm BC: packs, displays and posters for shops are not for readers'],
  ['what has no price of its own', '01', 'BC', '', 'ProductForm BC: it is sold as a part of another product only'],
  ['a collection', '11', 'SA', part('BC'), 'ProductForm SA: its parts are sold, and not the whole'],
  [
    'films in a box',
    '10',
    'SB',
    part('VI') + part('VI'),
    'ProductForm SB: films, slides and transparencies are not sold',
  ],
])('%s is refused in one sentence', async (_, composition, form, more, sentence) => {
  expect(await formOf(composition, form, more)).toBe(`format_not_sold ${sentence}`)
})
