import { globSync, readFileSync } from 'node:fs'

export interface SourceFile {
  path: string
  text: string
  /** The imports of the file, as written. */
  imports: string[]
}

const folders = '{app,backend,components,contracts,features,lib,server,tools}/**/*.{ts,tsx,mjs}'

export const sourceFiles = (pattern = folders): SourceFile[] =>
  globSync(pattern)
    .toSorted()
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      const imports = [...text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map((match) => match[1] ?? '')
      return { path, text, imports }
    })
