import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '#contracts/shop.ts'
import type { Translate } from './visitor.ts'

const namespaceOf = (file: string): string =>
  file.replace('.json', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Reads the messages from their files: each file is one namespace. */
const readMessages = (locale: Locale): Record<string, unknown> => {
  const folder = `messages/${locale}`
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => [namespaceOf(name), JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
  )
}

/** A key that does not exist any more stops the test with its name. */
const refuse = (error: Error) => {
  throw error
}

export const translatorFor = (locale: Locale): Translate => {
  const translate = createTranslator({
    locale,
    messages: readMessages(locale),
    onError: refuse,
  }) as unknown as Translate
  return (key, values) => translate(key, values)
}
