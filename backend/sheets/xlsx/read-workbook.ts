import { SheetError } from '../sheet.ts'
import type { OpenPart } from './open-parts.ts'
import { parsePart } from './parse-part.ts'

const folder = 'xl/'

/** The address of a part is relative to the folder of the workbook, or begins with a slash. */
const resolveTarget = (target: string): string => (target.startsWith('/') ? target.slice(1) : folder + target)

const relationId = (attributes: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]

/** The id of the first sheet that is not hidden. */
const readSheetId = async (open: OpenPart): Promise<string> => {
  const content = await open(`${folder}workbook.xml`)
  if (!content) throw new SheetError('file_type_unknown')
  const ids: string[] = []
  await parsePart(content, {
    open: (name, attributes) => {
      const id = name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible' && relationId(attributes)
      if (id) ids.push(id)
    },
  })
  const [first] = ids
  if (first === undefined) throw new SheetError('file_empty')
  return first
}

/** The name of the part that holds the first visible sheet. */
export const findSheetPart = async (open: OpenPart): Promise<string> => {
  const id = await readSheetId(open)
  const content = await open(`${folder}_rels/workbook.xml.rels`)
  if (!content) throw new SheetError('file_damaged')
  let target: string | undefined
  await parsePart(content, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target']
    },
  })
  if (target === undefined) throw new SheetError('file_damaged')
  return resolveTarget(target)
}
