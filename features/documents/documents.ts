import type { Locale } from '#contracts/shop.ts'
import { type DocumentKey, documentKeys } from './document-keys.ts'
import drawn from './drawn.json'

export interface ShopDocument {
  key: DocumentKey
  /** Its address, and the name under which it is saved. */
  path: string
  name: string
  bytes: number
  pages: number
}

/** What can be downloaded in a language. */
export const documentsIn = (locale: Locale): ShopDocument[] =>
  documentKeys.flatMap((key) => {
    const file = drawn.find((one) => one.key === key && one.locale === locale)
    return file ? [{ key, path: `/assets/documents/${file.name}`, name: file.name, bytes: file.bytes, pages: file.pages }] : []
  })
