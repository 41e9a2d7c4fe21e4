import { childOf, childrenOf, valueOf, valuesOf, type XmlNode } from '../xml-node.ts'
import { element, renamed, same, value } from './element.ts'

/**
 * What List 7 calls otherwise than List 150: a text for reading machines, whatever its file, is ED or EC there. `DO` is a
 * key to a licence in one list and a disc in the other, and neither is sold.
 */
const renamedForms: Readonly<Record<string, string>> = { DG: 'ED', DH: 'EC', DD: 'VI', FB: 'FF', WW: 'SA', WX: 'XL' }
/** List 10 to List 175: PDF, EPUB. */
const fileTypes: Readonly<Record<string, string>> = { '002': 'E107', '029': 'E101' }

const liftPart = (item: XmlNode): XmlNode | undefined =>
  element(
    'ProductPart',
    element('ProductForm', renamedForms[valueOf(item, 'ProductForm') ?? ''] ?? valueOf(item, 'ProductForm') ?? ''),
    same(item, 'ProductFormDetail'),
  )

const liftForm = (product: XmlNode): (XmlNode | undefined)[] => {
  const form = valueOf(product, 'ProductForm')
  const type = valueOf(product, 'EpubType')
  // Some senders give the type of the file and leave the form open.
  const lifted = type && (form === '00' || form === 'DA' || form === 'DZ' || !form) ? 'ED' : form
  return [
    form || type ? element('ProductComposition', childOf(product, 'ContainedItem') ? '10' : '00') : undefined,
    element('ProductForm', renamedForms[lifted ?? ''] ?? lifted ?? ''),
    ...same(product, 'ProductFormDetail'),
    element('ProductFormDetail', fileTypes[type ?? ''] ?? ''),
    childrenOf(product, 'ContainedItem').map(liftPart),
  ].flat()
}

const titleParts = ['TitlePrefix', 'TitleWithoutPrefix', 'Subtitle']

const titleDetail = (type: string, level: string, ...parts: readonly (XmlNode | undefined)[]): XmlNode | undefined =>
  parts.some((part) => part !== undefined)
    ? element(
        'TitleDetail',
        element('TitleType', type),
        element('TitleElement', element('TitleElementLevel', level), parts),
      )
    : undefined

/** Composites, or the single elements of older records. A title of no type is that of the book if there is no better one. */
const liftTitles = (product: XmlNode): (XmlNode | undefined)[] => {
  const composites = childrenOf(product, 'Title')
  const undefinedType = composites.some((title) => valueOf(title, 'TitleType') === '01') ? undefined : '00'
  const typeOf = (title: XmlNode): string => {
    const type = valueOf(title, 'TitleType') ?? '01'
    return type === undefinedType ? '01' : type
  }
  const titles = composites.map((title) => titleDetail(typeOf(title), '01', ...same(title, ...titleParts, 'TitleText')))
  if (titles.some((title) => title && valueOf(title, 'TitleType') === '01')) return titles
  const parts = [...same(product, ...titleParts), value(product, 'DistinctiveTitle', 'TitleText')]
  return [titleDetail('01', '01', ...parts), ...titles]
}

const collection = (title: XmlNode | undefined): XmlNode | undefined =>
  title && element('Collection', element('CollectionType', '10'), title)

const liftCollections = (product: XmlNode): (XmlNode | undefined)[] => [
  ...childrenOf(product, 'Series').map((series) => {
    const composite = childOf(series, 'Title')
    const texts = composite ? same(composite, ...titleParts, 'TitleText') : []
    const named = texts.length > 0 ? texts : [value(series, 'TitleOfSeries', 'TitleText')]
    return collection(titleDetail('01', '02', ...named, value(series, 'NumberWithinSeries', 'PartNumber')))
  }),
  ...childrenOf(product, 'Set').map((set) => {
    const number = value(set, 'SetPartNumber', 'PartNumber') ?? value(set, 'ItemNumberWithinSet', 'PartNumber')
    return collection(titleDetail('01', '02', value(set, 'TitleOfSet', 'TitleText'), number))
  }),
]

/** List 75 to List 177: 007 birth, 008 death. */
const dateRoles: Readonly<Record<string, string>> = { '007': '50', '008': '51' }

const liftContributor = (contributor: XmlNode): XmlNode => ({
  ...contributor,
  content: contributor.content.flatMap((part): (XmlNode | string)[] => {
    if (typeof part === 'string') return []
    if (part.name === 'PersonNameIdentifier')
      return [
        {
          ...part,
          name: 'NameIdentifier',
          content: [...renamed(part, 'PersonNameIDType', 'NameIDType'), ...same(part, 'IDTypeName', 'IDValue')],
        },
      ]
    if (part.name !== 'PersonDate') return [part]
    const role = dateRoles[valueOf(part, 'PersonDateRole') ?? '']
    const date = role && element('ContributorDate', element('ContributorDateRole', role), same(part, 'Date'))
    return date ? [date] : []
  }),
})

const language = (role: string, code: string | undefined): XmlNode | undefined =>
  code ? element('Language', element('LanguageRole', role), element('LanguageCode', code)) : undefined

/** The main subject is an element of its own in ONIX 2.1, and a mark of the subject in ONIX 3. */
const mainMark: XmlNode = { name: 'MainSubject', attributes: {}, content: [] }
const mainSubject = (scheme: string, code: string | undefined): XmlNode | undefined =>
  code
    ? element('Subject', mainMark, element('SubjectSchemeIdentifier', scheme), element('SubjectCode', code))
    : undefined

const liftSubjects = (product: XmlNode): (XmlNode | undefined)[] => [
  ...childrenOf(product, 'MainSubject').map((subject) =>
    element(
      'Subject',
      mainMark,
      renamed(subject, 'MainSubjectSchemeIdentifier', 'SubjectSchemeIdentifier'),
      same(subject, 'SubjectSchemeName', 'SubjectSchemeVersion', 'SubjectCode', 'SubjectHeadingText'),
    ),
  ),
  mainSubject('10', valueOf(product, 'BASICMainSubject')),
  mainSubject('12', valueOf(product, 'BICMainSubject')),
  ...same(product, 'Subject'),
]

const liftMeasure = (measure: XmlNode): XmlNode | undefined =>
  element(
    'Measure',
    renamed(measure, 'MeasureTypeCode', 'MeasureType'),
    same(measure, 'Measurement', 'MeasureUnitCode'),
  )

const pages = (count: string | undefined): XmlNode | undefined =>
  count
    ? element('Extent', element('ExtentType', '00'), element('ExtentValue', count), element('ExtentUnit', '03'))
    : undefined

/** Block 1 of ONIX 3 from the elements that ONIX 2.1 has right below the product. */
export const liftDescriptive = (product: XmlNode): XmlNode | undefined =>
  element(
    'DescriptiveDetail',
    liftForm(product),
    childrenOf(product, 'Measure').map(liftMeasure),
    liftCollections(product),
    liftTitles(product),
    childrenOf(product, 'Contributor').map(liftContributor),
    renamed(product, 'EditionTypeCode', 'EditionType'),
    same(product, 'EditionNumber', 'EditionStatement', 'Language'),
    language('01', valueOf(product, 'LanguageOfText')),
    language('02', valueOf(product, 'OriginalLanguage')),
    same(product, 'Extent'),
    pages(valueOf(product, 'NumberOfPages')),
    liftSubjects(product),
    valuesOf(product, 'AudienceCode').map((code) =>
      element('Audience', element('AudienceCodeType', '01'), element('AudienceCodeValue', code)),
    ),
    same(product, 'Audience', 'AudienceRange'),
  )
