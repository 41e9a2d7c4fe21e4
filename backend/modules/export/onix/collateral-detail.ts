import type { Prize, Review } from '../../../db/schema/book-facts.ts'
import type { Book } from '../select-books.ts'
import { bothTexts } from './both-texts.ts'
import { group, value } from './xml.ts'

/** List 153: 02 short, 03 description, 04 contents. */
const text = (type: string, { hu, en }: { hu: string; en: string }): string =>
  hu === '' && en === ''
    ? ''
    : group(
        'TextContent',
        value('TextType', type),
        value('ContentAudience', '00'),
        value('Text', hu, { language: 'hun', textformat: '06' }),
        value('Text', en, { language: 'eng', textformat: '06' }),
      )

const review = ({ type, text: quote, author, source }: Review): string =>
  group(
    'TextContent',
    value('TextType', type),
    value('ContentAudience', '00'),
    bothTexts('Text', quote, { textformat: '06' }),
    value('TextAuthor', author),
    value('SourceTitle', source),
  )

const prize = ({ name, year, country, code }: Prize): string =>
  group(
    'Prize',
    bothTexts('PrizeName', name),
    value('PrizeYear', year),
    value('PrizeCountry', country),
    value('PrizeCode', code),
  )

/** List 158 and List 159. */
const resourceTypes = {
  front: ['01', '03'],
  back: ['02', '03'],
  inside: ['15', '03'],
  other: ['07', '03'],
  person: ['04', '03'],
  sample: ['15', '04'],
  video: ['26', '05'],
  document: ['19', '04'],
} as const

const resource = ({ kind, view, url }: Book['resources'][number]): string => {
  const [type, mode] = resourceTypes[kind === 'image' ? (view ?? 'other') : kind]
  return group(
    'SupportingResource',
    value('ResourceContentType', type),
    value('ContentAudience', '00'),
    value('ResourceMode', mode),
    group('ResourceVersion', value('ResourceForm', '02'), value('ResourceLink', url)),
  )
}

/** Block 2: what is said about the book. All of it may be read by everybody: the shop keeps nothing else. */
export const collateralDetail = ({ product, resources }: Book): string => {
  const { lead, description, collateral } = product
  return group(
    'CollateralDetail',
    text('02', lead),
    text('03', description),
    collateral?.contents ? text('04', collateral.contents) : '',
    ...(collateral?.reviews ?? []).map(review),
    ...resources.map(resource),
    ...(collateral?.prizes ?? []).map(prize),
  )
}
