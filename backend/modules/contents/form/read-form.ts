import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'

interface FileProblem {
  line: number
  message: string
}

export interface FormFile<Form> {
  form: Form | undefined
  problems: FileProblem[]
  /** Where an entry of the form stands in the file. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** The line of the entry at the path. A missing entry has no line, so its parent's line is used. */
const lineIn = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

/** `regions[2].token`: the first entry of a list is [1]. */
const pathInWords = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : `${index > 0 ? '.' : ''}${String(step)}`))
    .join('')

/** Reads YAML (JSON is YAML too) into a form. Each error names its line. */
export const readForm = <Schema extends z.ZodType>(text: string, schema: Schema): FormFile<z.output<Schema>> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: readonly PropertyKey[]) => lineIn(document, lines, path)
  const broken = document.errors.map(({ linePos, message }) => ({
    line: linePos?.[0].line ?? 1,
    message: message.split('\n')[0] ?? message,
  }))
  if (broken.length > 0) return { form: undefined, problems: broken, lineOf }
  const parsed = schema.safeParse(document.toJS() ?? {})
  if (parsed.success) return { form: parsed.data, problems: [], lineOf }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    line: lineOf(path),
    message: path.length > 0 ? `${pathInWords(path)}: ${message}` : message,
  }))
  return { form: undefined, problems: problems.toSorted((a, b) => a.line - b.line), lineOf }
}
