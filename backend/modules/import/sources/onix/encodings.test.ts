import { describe, expect, test } from 'vitest'
import { asUtf16, encodeAs, hungarianText } from '../encoding/encoding.test-support.ts'
import { message, outlineOf, product, readAll, recordOf, recordsOf } from './onix.test-support.ts'

const title = 'A kőszívű ember fiai'
const described = `<Note>${hungarianText}</Note>`
const declaredAs = (encoding: string, xml: string): string => xml.replace('UTF-8', encoding)
/** A message with no other text than a title. */
const short = (reference: string, text: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage><Product><RecordReference>${reference}</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>BB</ProductForm><TitleDetail><TitleType>01</TitleType><TitleElement><TitleText>${text}</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product></ONIXMessage>`
const whole = message(product('r', { title, extra: described }))

describe('a message that is not in the encoding it declares', () => {
  test.each(['windows-1250', 'iso-8859-2'])('UTF-8 declared, %s written: is read right, and noted', async (actual) => {
    const text = actual === 'iso-8859-2' ? whole.replaceAll(/[„”–]/g, '') : whole
    expect(await recordOf(encodeAs(text, actual))).toMatchObject({
      record: { about: { title }, publishing: { publisher: { name: 'Próba Könyvek' } } },
      notes: expect.arrayContaining([{ code: 'encoding_differs', detail: 'windows-1250 instead of utf-8' }]) as unknown,
    })
  })

  test('the longer texts of other records tell what a short record is written in', async () => {
    const bytes = encodeAs(
      message(product('short', { title: 'Tűz és víz' }) + product('long', { extra: described })),
      'windows-1250',
    )
    expect(await recordsOf(bytes)).toMatchObject([{ record: { about: { title: 'Tűz és víz' } } }, {}])
  })

  test('without texts to tell, letters that lie at the same place everywhere are read', async () => {
    expect(await recordOf(encodeAs(short('r', 'Tél és nyár'), 'windows-1250'))).toMatchObject({
      record: { about: { title: 'Tél és nyár' } },
    })
  })

  test('without texts to tell, a record with other letters is refused: ő or õ', async () => {
    expect((await outlineOf(encodeAs(short('r', 'Tűz'), 'windows-1250'))).lines).toEqual([
      '1, line 2: characters_lost r',
    ])
  })

  test('one part of the file in another encoding spoils no other', async () => {
    const [head = '', tail = ''] = message(`${product('utf-8', { title })}|`).split('|')
    const bytes = Buffer.concat([
      Buffer.from(head),
      encodeAs(product('1250', { title, extra: described }), 'windows-1250'),
      Buffer.from(tail),
    ])
    const records = await recordsOf(bytes)
    expect(records).toMatchObject([{ record: { about: { title } } }, { record: { about: { title } } }])
  })

  test('a record with two encodings in one is refused', async () => {
    const at = whole.indexOf('ember')
    const bytes = Buffer.concat([Buffer.from(whole.slice(0, at)), Buffer.from([0xf5]), Buffer.from(whole.slice(at))])
    expect((await outlineOf(bytes)).lines).toEqual(['1, line 3: characters_lost r'])
  })

  test.each(['ISO-8859-2', 'windows-1252'])('%s declared, UTF-8 written', async (declared) => {
    expect(await recordOf(declaredAs(declared, whole))).toMatchObject({ record: { about: { title } } })
  })

  test('Latin-1 declared, Hungarian in Windows-1250 written', async () => {
    expect(await recordOf(encodeAs(declaredAs('ISO-8859-1', whole), 'windows-1250'))).toMatchObject({
      record: { about: { title } },
    })
  })

  test('Latin-2 declared, quotation marks of Windows written', async () => {
    const bytes = encodeAs(
      declaredAs('ISO-8859-2', message(product('r', { title: '„Tűz” – Šimečka' }))),
      'windows-1250',
    )
    expect(await recordOf(bytes)).toMatchObject({ record: { about: { title: '„Tűz” – Šimečka' } } })
  })
})

describe('a message in another encoding', () => {
  test.each([
    ['windows-1250', title],
    ['ISO-8859-2', title],
    ['windows-1252', 'Le goût de la forêt'],
    ['windows-1251', 'Война и мир'],
  ])('%s, as it declares, is read without a note', async (encoding, text) => {
    const record = await recordOf(encodeAs(declaredAs(encoding, short('r', text)), encoding))
    expect(record).toMatchObject({ record: { about: { title: text } } })
    expect(JSON.stringify(record)).not.toContain('encoding_differs')
  })

  test('Shift_JIS, whose letters have bytes of ASCII in them', async () => {
    const ascii = declaredAs('Shift_JIS', message(product('r', { title: '@' })))
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
    const [head = '', tail = ''] = ascii.split('@')
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from([0x83, 0x5c, 0x83, 0x6e]), Buffer.from(tail)])
    expect(await recordOf(bytes)).toMatchObject({ record: { about: { title: 'ソハ' } } })
  })

  test.each([
    ['le', '\uFEFF'],
    ['be', '\uFEFF'],
    ['le', ''],
    ['be', ''],
  ] as const)('UTF-16%s with the mark "%s"', async (order, mark) => {
    expect(await recordOf(asUtf16(declaredAs('UTF-16', whole), order, mark))).toMatchObject({
      record: { about: { title } },
    })
  })

  test('UTF-16 declared, UTF-8 written, as some programs do', async () => {
    expect(await recordOf(declaredAs('utf-16', whole))).toMatchObject({ record: { about: { title } } })
  })

  test('UTF-8 with a mark', async () => {
    expect(await recordOf(`\uFEFF${whole}`)).toMatchObject({ record: { about: { title } } })
  })

  test.each([
    [Buffer.from([0xff, 0xfe, 0, 0, 0x3c]), 'UTF-32'],
    [Buffer.from(declaredAs('klingon', whole)), 'There is no encoding klingon.'],
  ])('what nobody can decode is refused whole', async (bytes, reason) => {
    expect((await readAll(bytes)).error).toContain(reason)
  })
})

describe('letters that are gone', () => {
  test.each(['K\uFFFDszívű', 'K&#xFFFD;szívű', 'K&#65533;szívű'])('a record with %s is refused', async (lost) => {
    const { lines } = await outlineOf(message(product('lost', { title: lost }) + product('good')))
    expect(lines).toEqual(['1, line 3: characters_lost lost', expect.stringContaining('read good')])
  })

  test.each(['&#150;', '&#x96;', '\u0096'])(
    'the codes of Windows are meant where control characters are written',
    async (dash) => {
      expect(await recordOf(message(product('r', { title: `Egy ${dash} kettő` })))).toMatchObject({
        record: { about: { title: 'Egy – kettő' } },
      })
    },
  )

  test.each([
    ['M&amp;uuml;ller &amp;amp; Fia', 'Müller & Fia'],
    ['Egy &amp;#150; kettő', 'Egy – kettő'],
    ['AT&amp;T; &amp;lt; &amp;nosuch; &amp;#0;', 'AT&T; &lt; &nosuch; &#0;'],
  ])('an entity that is escaped twice is meant once: %s is %s', async (written, title) => {
    expect(await recordOf(message(product('r', { title: written })))).toMatchObject({ record: { about: { title } } })
  })

  test('a value is one line, however it is laid out', async () => {
    expect(await recordOf(message(product('r', { title: '\n      Egy\n      kettő ' })))).toMatchObject({
      record: { about: { title: 'Egy kettő' } },
    })
  })
})
