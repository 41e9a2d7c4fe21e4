import { articlesOf } from '../../text/rules/articles.ts'

/** The second indicator of field 245: so many characters at the beginning do not count in sorting. */
export const nonfiling = (title: string, language: string): number => {
  const first = /^(\p{L}+)\s+\S/u.exec(title)?.[1] ?? ''
  return articlesOf(language).includes(first.toLowerCase()) ? first.length + 1 : 0
}

const volume =
  /^(?<title>.*\S)\s+(?<number>(?:\d{1,3}|[IVXL]{1,6})\.(?:\s*(?:kötet|rész))?)(?:\s*[:–]\s*(?<part>.+))?$/u

/** Title, number and name of a part: `Háború és béke, I. kötet` is `Háború és béke` and `I. kötet`. */
export const titleParts = (text: string): { title: string; number?: string; part?: string } => {
  const { title, number, part } = volume.exec(text)?.groups ?? {}
  return title === undefined || number === undefined
    ? { title: text }
    : { title: title.replace(/[,:.]$/, ''), number, ...(part !== undefined && { part }) }
}
