import type { laterTexts, overrideMessages } from './later-hungarian.ts'
import type { Messages } from './messages.ts'
import type { ChangedText } from './override-messages.ts'

interface Later {
  laterTexts: typeof laterTexts
  overrideMessages: typeof overrideMessages
}

let later: Later | undefined

/**
 * The texts of the later namespaces in the language of the page; undefined until a part needs them.
 * @param changed what editors wrote in place of the texts of the build
 */
export const loadedTexts = (changed: readonly ChangedText[]): Partial<Messages> | undefined =>
  later?.overrideMessages(later.laterTexts, changed)

/** A page in another language is another document. */
const load = (): Promise<Later> =>
  document.documentElement.lang === 'en' ? import('./later-english.ts') : import('./later-hungarian.ts')

/** A part that is loaded on demand, and is there as soon as the later texts are there too. */
export const withLaterTexts = async <Part>(part: Promise<Part>): Promise<Part> => {
  const [loaded, texts] = await Promise.all([part, load()])
  later = texts
  return loaded
}
