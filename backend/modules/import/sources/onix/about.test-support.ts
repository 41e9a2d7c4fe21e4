import type { ReadRecord } from '../../apply/batch.ts'
import { message, recordOf } from './onix.test-support.ts'

const wrap = (detail: string, rest: string): string =>
  message(
    `<Product><RecordReference>r</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail><ProductForm>BC</ProductForm>${detail}<Language><LanguageRole>01</LanguageRole><LanguageCode>hun</LanguageCode></Language></DescriptiveDetail>${rest}</Product>`,
  )

/** What the reader makes of a record with these elements in its first block, and these blocks behind it. */
export const readOf = async (detail: string, rest = '') => ((await recordOf(wrap(detail, rest))) as ReadRecord).record

export const aboutOf = async (detail: string) => (await readOf(detail)).about

const title =
  '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Próba</TitleText></TitleElement></TitleDetail>'

/** Of a record with a title. */
export const aboutWith = async (detail: string) => aboutOf(title + detail)
export const textsWith = async (collateral: string) =>
  (await readOf(title, `<CollateralDetail>${collateral}</CollateralDetail>`)).texts
