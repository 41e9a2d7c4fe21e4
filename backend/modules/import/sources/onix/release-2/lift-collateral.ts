import { childOf, childrenOf, valueOf, type XmlNode } from '../xml-node.ts'
import { element, renamed, same } from './element.ts'

/**
 * List 33 to List 153, in the order in which they count: the main description before the long one. What is written for
 * sales people, the press, shops and libraries is left out: it is not for readers.
 */
const textTypes = new Map([
  ['01', '03'],
  ['03', '03'],
  ['12', '03'],
  ['02', '02'],
  ['04', '04'],
  ['17', '05'],
  ['18', '05'],
  ['05', '06'],
  ['08', '06'],
  ['07', '07'],
  ['09', '10'],
  ['35', '10'],
  ['13', '12'],
  ['23', '14'],
  ['24', '14'],
])

/** List 34 is that of the attribute, except that ONIX 2.1 has an element of its own for it. */
const textContent = (type: string, text: XmlNode, format: string | undefined, author: XmlNode[]) =>
  element('TextContent', element('TextType', type), element('ContentAudience', '00'), author, {
    ...text,
    name: 'Text',
    attributes: { ...(format && format !== '00' && { textformat: format }), ...text.attributes },
  })

const liftTexts = (product: XmlNode): (XmlNode | undefined)[] => {
  const others = childrenOf(product, 'OtherText')
  const listed = [...textTypes].flatMap(([from, to]) =>
    others
      .filter((one) => valueOf(one, 'TextTypeCode') === from)
      .flatMap((one) =>
        childrenOf(one, 'Text').map((text) =>
          textContent(to, text, valueOf(one, 'TextFormat'), [
            ...same(one, 'TextAuthor', 'TextSourceCorporate'),
            ...renamed(one, 'TextSourceTitle', 'SourceTitle'),
          ]),
        ),
      ),
  )
  const alone = (name: string, type: string) =>
    childrenOf(product, name).map((text) => textContent(type, text, undefined, []))
  return [...alone('MainDescription', '03'), ...alone('Annotation', '02'), ...listed, ...alone('ReviewQuote', '06')]
}

/** List 38 to List 158 and 159. Of pictures of one kind the better one is named first, and only one is taken. */
const fileTypes: readonly (readonly [from: readonly string[], content: string, mode: string])[] = [
  [['06', '04', '07'], '01', '03'],
  [['25', '24', '26'], '02', '03'],
  [['08'], '04', '03'],
  [['23'], '15', '03'],
  [['36', '34', '35'], '26', '05'],
]

const isLink = (file: XmlNode, type: string): boolean => (valueOf(file, type) ?? '01') === '01'

const resource = (content: string, mode: string, link: readonly XmlNode[]): XmlNode | undefined =>
  link.length > 0
    ? element(
        'SupportingResource',
        element('ResourceContentType', content),
        element('ContentAudience', '00'),
        element('ResourceMode', mode),
        element('ResourceVersion', element('ResourceForm', '02'), link),
      )
    : undefined

const liftFiles = (product: XmlNode): (XmlNode | undefined)[] => {
  const files = childrenOf(product, 'MediaFile').filter((file) => isLink(file, 'MediaFileLinkTypeCode'))
  const found = fileTypes.map(([from, content, mode]) => {
    const file = from
      .map((type) => files.find((one) => valueOf(one, 'MediaFileTypeCode') === type))
      .find((one) => one !== undefined)
    return file && resource(content, mode, renamed(file, 'MediaFileLink', 'ResourceLink'))
  })
  const cover = isLink(product, 'CoverImageLinkTypeCode') ? renamed(product, 'CoverImageLink', 'ResourceLink') : []
  return found[0] || !childOf(product, 'CoverImageLink') ? found : [resource('01', '03', cover), ...found]
}

/** Block 2 of ONIX 3. */
export const liftCollateral = (product: XmlNode): XmlNode | undefined =>
  element('CollateralDetail', liftTexts(product), liftFiles(product), same(product, 'Prize'))
