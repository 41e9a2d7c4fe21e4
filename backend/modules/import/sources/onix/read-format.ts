import { RecordError } from '../record-error.ts'
import { type FormMeaning, meaningOfForm, type RefusalReason, refusalText, type TradeFormat } from './product-forms.ts'
import { childOf, childrenOf, valueOf, valuesOf, type XmlNode } from './xml-node.ts'

/** Of a record, or of one of its parts. */
const meaningIn = (node: XmlNode): FormMeaning =>
  meaningOfForm(
    valueOf(node, 'ProductForm') ?? '',
    valuesOf(node, 'ProductFormDetail'),
    valueOf(node, 'PrimaryContentType'),
  )

const formatIn = (node: XmlNode): TradeFormat | undefined => {
  const meaning = meaningIn(node)
  return 'format' in meaning ? meaning.format : undefined
}

const isBook = (format: TradeFormat): boolean => format === 'hardback' || format === 'paperback'

/**
 * A product of several parts is what its main part is. Without a main part it is a book if one of its parts is printed (a
 * book with a disc), or what all of its parts are.
 */
const formatOfParts = (parts: readonly XmlNode[], otherwise: TradeFormat): FormMeaning => {
  const main = parts.find((part) => childOf(part, 'PrimaryPart'))
  const ofMain = main && formatIn(main)
  if (ofMain) return { format: ofMain }
  const known = parts.flatMap((part) => formatIn(part) ?? [])
  const [first] = known
  if (parts.length > 0 && first === undefined) return meaningIn(main ?? (parts[0] as XmlNode))
  const book = known.find(isBook)
  if (book) return { format: book }
  const isAlike = first !== undefined && known.length === parts.length && known.every((format) => format === first)
  return { format: isAlike ? first : otherwise }
}

/** List 2: what is no product for readers, whatever its form. */
const compositions: Readonly<Record<string, RefusalReason>> = {
  '01': 'part',
  '11': 'collection',
  '20': 'display',
  '30': 'display',
}

const formOf = (detail: XmlNode): FormMeaning => {
  const composition = valueOf(detail, 'ProductComposition') ?? '00'
  const refusal = compositions[composition]
  if (refusal) return { refusal }
  const meaning = meaningIn(detail)
  const parts = childrenOf(detail, 'ProductPart')
  if ('parts' in meaning) return formatOfParts(parts, meaning.parts)
  // A pack that may be sold as a whole, and several parts under a form that says nothing.
  const isOpen = 'refusal' in meaning && (composition === '31' || meaning.refusal === 'unclear')
  return isOpen && parts.length > 0 ? formatOfParts(parts, 'set') : meaning
}

/** @throws RecordError that says why the shop sells nothing of this form */
export const readFormat = (detail: XmlNode): TradeFormat => {
  const meaning = formOf(detail)
  if ('format' in meaning) return meaning.format
  const form = valueOf(detail, 'ProductForm') ?? 'missing'
  const why = refusalText('refusal' in meaning ? meaning.refusal : 'unclear')
  throw new RecordError({ code: 'format_not_sold', detail: `ProductForm ${form}: ${why}` })
}
