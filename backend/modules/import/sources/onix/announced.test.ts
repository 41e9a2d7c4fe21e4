import { describe, expect, test } from 'vitest'
import { message, product, recordOf } from './onix.test-support.ts'

const date = (role: string, day: string): string =>
  `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date>${day}</Date></PublishingDate>`

const readWith = async (status: string, dates: string, { type = '03', more = '' } = {}) => {
  const xml = product('ref-1', { type })
    .replaceAll(/<PublishingDate>[^]*?<\/PublishingDate>/g, '')
    .replace('<PublishingStatus>04</PublishingStatus>', `${status}${dates}${more}`)
  const read = await recordOf(message(xml))
  if (!read || 'refusal' in read) throw new Error('The record is refused.')
  return {
    publishedOn: read.record.publishing?.publishedOn,
    isActive: read.record.publishing?.isActive,
    isNoted: read.notes.some(({ code }) => code === 'date_missing'),
  }
}
const status = (code: string): string => `<PublishingStatus>${code}</PublishingStatus>`

describe('a record without a date', () => {
  test.each([
    ['that is to come', status('02'), {}],
    ['that is an early notice', '', { type: '01' }],
    ['that is an advance notice of an active title', status('04'), { type: '02' }],
  ])('%s is announced', async (_, publishing, more) => {
    expect(await readWith(publishing, '', more)).toEqual({ publishedOn: null, isActive: true, isNoted: false })
  })

  test.each([
    ['that is published', status('04'), {}],
    ['without a status', '', {}],
    ['whose date is a text', status('04') + date('01', 'ősszel'), {}],
  ])('%s says nothing of the day, and is noted', async (_, publishing, more) => {
    expect(await readWith(publishing, '', more)).toEqual({ publishedOn: undefined, isActive: true, isNoted: true })
  })

  test('that is published has the year of its copyright', async () => {
    const more =
      '<CopyrightStatement><CopyrightYear>2014</CopyrightYear><CopyrightYear>2019</CopyrightYear></CopyrightStatement>'
    expect(await readWith(status('04'), '', { more })).toEqual({
      publishedOn: '2019-01-01',
      isActive: true,
      isNoted: false,
    })
    expect(await readWith(status('02'), '', { more })).toMatchObject({ publishedOn: null })
  })
})

test.each([
  ['publication comes first', date('19', '20100101') + date('11', '20110101') + date('01', '20120101'), '2012-01-01'],
  ['then the first publication', date('19', '20100101') + date('11', '20110101'), '2011-01-01'],
  ['then that of the printed book', date('19', '20100101'), '2010-01-01'],
])('of several dates %s', async (_, dates, day) => {
  expect(await readWith(status('04'), dates)).toMatchObject({ publishedOn: day, isNoted: false })
})
