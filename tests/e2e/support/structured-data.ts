import { jsonLdProblems } from '../../support/json-ld-problems.ts'

/** What is wrong with a page's structured data. */
export const checkStructuredData = (text: string): string[] => {
  try {
    return jsonLdProblems(JSON.parse(text))
  } catch {
    return ['no JSON']
  }
}
