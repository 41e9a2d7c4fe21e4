import type { parameterOptions, parameters, parameterValues } from '../../db/schema/parameters.ts'
import type { EditionData, ParameterData } from '../data-schemas.ts'
import type { Book, VariantRow } from './build-books.ts'
import { seededChoice, seededInteger, seededNumber } from '../../kernel/seeded-number.ts'

type ValueRow = typeof parameterValues.$inferInsert
/** The values of a variant by the key of the parameter; an enum by the key of its option. */
type Values = Record<string, string | number | boolean | { hu: string; en: string } | undefined>

const levels: Record<string, string> = {
  'kotelezo-also': 'lower',
  'kotelezo-felso': 'upper',
  'kotelezo-kozep': 'secondary',
}
const ribbons = ['#8c1c1c', '#1f4f58', '#24406b', '#b08a2e', '#2b2b2b'] as const

const ofDownload = ({ format, minutes, sku }: VariantRow): Values =>
  format === 'audio'
    ? { file_format: 'mp3', bitrate: 128, file_size: Math.round((minutes ?? 0) * 0.96) }
    : { file_format: 'epub', file_size: seededInteger(8, 42, 'file', sku) / 10, watermark: true }

const ofPrint = ({ format, sku, publishedOn }: VariantRow, isIllustrated: boolean, today: string): Values => {
  const isSewn = format === 'hardback' && seededNumber('sewn', sku) < 0.7
  const reprint = String(Number(publishedOn.slice(0, 4)) + seededInteger(2, 4, 'reprint', sku)) + publishedOn.slice(4)
  return {
    binding: isSewn ? 'sewn' : 'glued',
    paper: isIllustrated
      ? seededChoice(['coated', 'offset'], 'paper', sku)
      : seededChoice(['bulky', 'bulky', 'offset'], 'paper', sku),
    ribbon: isSewn && seededNumber('ribbon', sku) < 0.5 ? seededChoice(ribbons, 'colour', sku) : undefined,
    reprinted: reprint < today && seededNumber('reprinted', sku) < 0.3 ? reprint : undefined,
  }
}

const valuesOf = ({ work }: Book, variant: VariantRow, today: string): Values => {
  const isPrinted = variant.type === 'physical'
  const level = work.categories.flatMap((category) => levels[category] ?? [])[0]
  return {
    format: variant.format,
    reading_level: level,
    illustrated: isPrinted && work.illustrator ? true : undefined,
    ...(isPrinted ? ofPrint(variant, work.illustrator !== undefined, today) : ofDownload(variant)),
  }
}

export interface Parameters {
  parameters: (typeof parameters.$inferInsert & { id: number })[]
  options: (typeof parameterOptions.$inferInsert & { id: number })[]
  values: ValueRow[]
}

/** @param editions the parameters in which editions of a format differ, by the id of the variant */
export const buildParameters = (
  data: readonly ParameterData[],
  books: readonly Book[],
  packages: readonly VariantRow[],
  editions: ReadonlyMap<number, EditionData['parameters']>,
  today: string,
): Parameters => {
  const built: Parameters = { parameters: [], options: [], values: [] }
  for (const [position, { options = [], ...parameter }] of data.entries()) {
    built.parameters.push({ id: position + 1, position, ...parameter })
    for (const [place, option] of options.entries())
      built.options.push({ id: built.options.length + 1, parameterId: position + 1, position: place, ...option })
  }
  const columnOf = (
    parameterId: number,
    type: ParameterData['type'],
    value: NonNullable<Values[string]>,
  ): Partial<ValueRow> => {
    const option = built.options.find((one) => one.parameterId === parameterId && one.key === value)
    if (type === 'enum') return option ? { optionId: option.id } : {}
    return { [`${type}Value`]: value }
  }
  const put = (variantId: number, values: Values): void => {
    for (const { id: parameterId, key, type } of built.parameters) {
      const value = values[key]
      if (value !== undefined) built.values.push({ variantId, parameterId, ...columnOf(parameterId, type, value) })
    }
  }
  for (const book of books)
    for (const variant of book.variants)
      put(variant.id, { ...valuesOf(book, variant, today), ...editions.get(variant.id) })
  for (const { id } of packages) put(id, { format: 'package' })
  return built
}
