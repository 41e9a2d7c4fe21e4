import compile from 'icu-minify/compile'
import { z } from 'zod'

const isWellFormed = (text: string): boolean => {
  try {
    compile(text)
    return true
  } catch {
    return false
  }
}

const messageKey = z.string().regex(/^[a-zA-Z]\w*(\.\w+)+$/, 'a key is written as namespace.name')

/** Texts by their keys in `messages/`, in the same ICU form. Null removes a text, so that the built-in one is shown again. */
export const translationForm = z
  .record(
    messageKey,
    z.string().min(1).refine(isWellFormed, { error: 'this is no well-formed ICU message' }).nullable(),
  )
  .default({})
