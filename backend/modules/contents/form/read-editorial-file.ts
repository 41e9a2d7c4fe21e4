import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import { type EditorialForm, editorialForm } from './editorial-form.ts'

interface FileProblem {
  line: number
  message: string
}

export interface EditorialFile {
  form: EditorialForm | undefined
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

const inWords = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : `${index > 0 ? '.' : ''}${String(step)}`))
    .join('')

/** Reads YAML (JSON is YAML too) into the editorial form. Each error names its line. */
export const readEditorialFile = (text: string): EditorialFile => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: readonly PropertyKey[]) => lineIn(document, lines, path)
  const broken = document.errors.map(({ linePos, message }) => ({
    line: linePos?.[0].line ?? 1,
    message: message.split('\n')[0] ?? message,
  }))
  if (broken.length > 0) return { form: undefined, problems: broken, lineOf }
  const parsed = editorialForm.safeParse(document.toJS() ?? {})
  if (parsed.success) return { form: parsed.data, problems: [], lineOf }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    line: lineOf(path),
    message: path.length > 0 ? `${inWords(path)}: ${message}` : message,
  }))
  return { form: undefined, problems: problems.toSorted((a, b) => a.line - b.line), lineOf }
}
