import { describe, expect, test } from 'vitest'
import { inShortTags, message, outlineOf, product, readAll, recordOf } from './onix.test-support.ts'
import { largestRecord } from './split-records.ts'

const good = (reference: string) => product(reference).trim().replaceAll('\n', ' ')
const between = (...parts: string[]): string => message(`\n${parts.join('\n')}`)
const bare = (reference: string, inner = '') =>
  `<Product><RecordReference>${reference}</RecordReference>${inner}</Product>`

describe('one broken record is lost, the others are read', () => {
  test.each([
    ['an element that is not closed', bare('x', '<Note>')],
    ['an element that is closed twice', bare('x', '</Note>')],
    ['a bare ampersand', bare('x', '<Note>Tom & Jerry</Note>')],
    ['an angle bracket in a text', bare('x', '<Note>1 < 2</Note>')],
    ['an entity that nobody knows', bare('x', '<Note>&nosuch;</Note>')],
    ['a character that XML does not allow', bare('x', '<Note>\u0001</Note>')],
    ['an attribute twice', bare('x', '<Note a="1" a="2"/>')],
    ['elements that lie too deep', bare('x', '<a>'.repeat(80) + '</a>'.repeat(80))],
    ['no end at all', '<Product><RecordReference>x</RecordReference>'],
    ['a comment without an end', bare('x', '<!-- ')],
    ['a CDATA section without an end', bare('x', '<Note><![CDATA[ </Note>')],
  ])('%s', async (_, broken) => {
    const { lines, error } = await outlineOf(between(good('a'), broken, good('b'), good('c')))
    expect(error).toBeUndefined()
    expect(lines).toEqual(['1, line 3: read a', '2, line 4: unreadable x', '3, line 5: read b', '4, line 6: read c'])
  })

  test('the report says where, and why', async () => {
    const { elements } = await readAll(
      between(good('a'), '<Product>\n<RecordReference>x</RecordReference>\n<Note>&nosuch;</Note></Product>'),
    )
    expect(elements[2]).toMatchObject({
      kind: 'lost',
      record: {
        refusal: {
          code: 'unreadable',
          detail: expect.stringMatching(/^line 6, column \d+: undefined entity/) as string,
        },
      },
    })
  })

  test('a record that is valid XML and no book', async () => {
    const bad =
      '<Product><RecordReference>bad</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>ZZ</ProductForm></DescriptiveDetail></Product>'
    expect((await outlineOf(between(good('a'), bad, '<Product/>', good('b')))).lines).toEqual(
      ['1, line 3: read a', '2, line 4: format_not_sold bad', '3, line 5: missing', '4, line 6: read b'].map((line) =>
        line.replace(/missing$/, 'missing '),
      ),
    )
  })

  test('what stands between the records is named', async () => {
    const { lines } = await outlineOf(between(good('a'), 'left over', '</Product>', good('b')))
    expect(lines).toEqual(['1, line 3: read a', '1, line 3: unreadable', '1, line 5: unreadable', '2, line 6: read b'])
  })

  test.each(['<Prodct>', '', '<Produ'])('a record that begins with "%s" is named', async (start) => {
    const { lines } = await outlineOf(between(good('a'), good('x').replace('<Product>', start), good('b')))
    expect(lines).toEqual(['1, line 3: read a', '1, line 4: unreadable', '2, line 5: read b'])
  })

  test('a record that is too large', async () => {
    const large = product('large', { extra: '<Note>x</Note>'.repeat(largestRecord / 10) })
    const { lines } = await outlineOf(message(large + product('b')), 65_536)
    expect(lines).toEqual([
      expect.stringMatching(/^1, line 3: record_too_large large$/),
      expect.stringMatching(/read b$/),
    ])
  })

  test('a text without an end takes no more than one record, and little memory', async () => {
    const endless = `<Product><RecordReference>x</RecordReference><Note>${'x'.repeat(largestRecord * 3)}`
    const { lines, error } = await outlineOf(message(endless + product('b')), 65_536)
    expect(lines).toEqual(['1, line 2: record_too_large x', expect.stringMatching(/^2, .*read b$/)])
    expect(error).toBeUndefined()
  })
})

describe('what looks like the end of a record and is none', () => {
  test.each([
    ['in a comment', '<!-- </Product><Product> -->'],
    ['in CDATA', '<Note><![CDATA[</Product><Product>]]></Note>'],
    ['in an attribute', '<Note a="</Product>"/>'.replace('</Product>', '&lt;/Product>')],
  ])('%s', async (_, inside) => {
    const { lines } = await outlineOf(between(product('a', { extra: inside }).trim().replaceAll('\n', ' '), good('b')))
    expect(lines).toEqual(['1, line 3: read a', '2, line 4: read b'])
  })

  test('records in comments are not read', async () => {
    expect((await outlineOf(between('<!--', good('a'), '-->', good('b')))).lines).toEqual(['1, line 6: read b'])
  })

  test('an end tag may have spaces, a start tag attributes', async () => {
    const xml = between(
      good('a').replace('</Product>', '</Product >').replace('<Product>', '<Product datestamp="2026>11"\n>'),
      good('b'),
    )
    expect((await outlineOf(xml)).lines).toEqual(['1, line 3: read a', '2, line 5: read b'])
  })

  test('other elements beside the records are left out', async () => {
    const series = '<MainSeriesRecord><RecordReference>s</RecordReference></MainSeriesRecord>'
    expect((await outlineOf(between(series, good('a')))).lines).toEqual(['1, line 4: read a'])
  })
})

describe('prefixes, entities and texts', () => {
  const prefixed = (xml: string): string =>
    xml.replaceAll(/<(\/?)([A-Za-z])/g, '<$1onix:$2').replace('xmlns=', 'xmlns:onix=')

  test('prefixes are no part of a name', async () => {
    const plain = await recordOf(message(product()))
    expect(await recordOf(prefixed(message(product())))).toEqual(plain)
    expect(await recordOf(prefixed(inShortTags(message(product()))))).toEqual(plain)
  })

  test('entities of HTML are letters, in names too', async () => {
    const xml = message(product('r', { title: 'K&ouml;lt&#337;k &hellip; &amp; &bdquo;m&aacute;sok&rdquo;' })).replace(
      'Próba Mór',
      'Pr&oacute;ba Mór',
    )
    expect(await recordOf(xml)).toMatchObject({
      record: { about: { title: 'Költők … & „mások”', contributors: [{ name: { hu: 'Próba Mór' } }, {}] } },
    })
  })

  test.each(['__proto__', 'constructor', 'toString'])('&%s; is none of them', async (name) => {
    expect((await outlineOf(message(product('r', { title: `&${name};` })))).lines).toEqual(['1, line 3: unreadable r'])
  })

  test('CDATA and XHTML texts come out as text', async () => {
    const text = '<Text><![CDATA[<p>Első &amp; <b>jó</b></p><p>M&aacute;sodik</p>]]></Text>'
    const xml = message(product().replace(/<Text [\s\S]*?<\/Text>/, text))
    expect(await recordOf(xml)).toMatchObject({ record: { texts: { description: { hu: 'Első & jó\n\nMásodik' } } } })
    const xhtml = '<Text textformat="05"><xhtml:div><xhtml:p>Egy<xhtml:br/>kettő</xhtml:p></xhtml:div></Text>'
    expect(await recordOf(message(product().replace(/<Text [\s\S]*?<\/Text>/, xhtml)))).toMatchObject({
      record: { texts: { description: { hu: 'Egy\nkettő' } } },
    })
  })
})

describe('a message that cannot be read on', () => {
  test('the records before its early end are read, the half one is named', async () => {
    const cut = between(good('a'), good('b')).slice(0, -500)
    const { lines, error } = await outlineOf(cut)
    expect(lines).toEqual(['1, line 3: read a', '2, line 4: unreadable b'])
    expect(error).toBe('Line 4: the file ends before the message does.')
  })

  test('a cut between two records is seen as well', async () => {
    const { lines, error } = await outlineOf(between(good('a')).replace('</ONIXMessage>', ''))
    expect(lines).toEqual(['1, line 3: read a'])
    expect(error).toContain('ends before the message does')
  })

  test('declared entities are refused before they are used', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><ONIXMessage><Product>&b;</Product></ONIXMessage>'
    expect(await outlineOf(bomb)).toEqual({ lines: [], error: expect.stringContaining('declares entities') as string })
  })

  test('files of other computers are never opened', async () => {
    const outside =
      '<!DOCTYPE ONIXMessage SYSTEM "file:///etc/passwd"><ONIXMessage><Product>&xxe;</Product></ONIXMessage>'
    expect((await outlineOf(outside)).lines).toEqual(['1, line 1: unreadable'])
  })

  test.each([
    ['<html><body/></html>', 'no ONIX message'],
    ['# A list\n\nof <books> in Markdown', 'no ONIX message'],
    ['isbn;title\n9789630000000;Cím\n', 'no ONIX message'],
    [`<ONIXMessage><!-- ${'x'.repeat(largestRecord + 100_000)}`, 'has no end'],
    [`<ONIXMessage ${'x'.repeat(largestRecord + 100_000)}`, 'has no end'],
    [message(product()) + message(product()), 'a second message begins'],
    [`${message(product())}<!-- one more -->\n<!-- and -->${message(product())}`, 'a second message begins'],
    [message(product()).replace('<SenderName>', '<SenderName>&nosuch;'), 'The header of the message cannot be read.'],
  ])('%.30s…', async (xml, reason) => {
    expect((await readAll(xml, 65_536)).error).toContain(reason)
  })

  test('an empty file and one without records have none', async () => {
    expect(await outlineOf('')).toEqual({ lines: [], error: expect.stringContaining('ends before') as string })
    expect(await outlineOf(message(''))).toEqual({ lines: [], error: undefined })
  })
})
