import { expect, test } from 'vitest'
import { readOf } from './about.test-support.ts'

const title =
  '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Próba</TitleText></TitleElement></TitleDetail>'
const day = (role: string, date: string): string =>
  `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole><Date>${date}</Date></PublishingDate>`

test.each([
  [
    'the first publication in the original language',
    day('01', '20200304') + day('11', '1950') + day('20', '1867'),
    1867,
  ],
  ['the first publication', day('01', '20200304') + day('11', '1950'), 1950],
  ['nothing, where the record says nothing', day('01', '20200304'), null],
])('the first year of a work is that of %s', async (_what, dates, firstYear) => {
  const { publishing } = await readOf(
    title,
    `<PublishingDetail><Imprint><ImprintName>Próba</ImprintName></Imprint>${dates}</PublishingDetail>`,
  )
  expect(publishing?.firstYear).toBe(firstYear)
})
