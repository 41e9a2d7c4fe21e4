import 'server-only'
import compile from 'icu-minify/compile'
import { cache } from 'react'
import type { Locale } from '#contracts/shop.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { createCall } from '#lib/api/call.ts'
import { cacheOptions } from '#lib/api/cache-options.ts'
import { knownAnswer } from '#lib/api/known-answers.ts'
import { withinRendering } from '#lib/api/rendering-limit.ts'
import { withoutPart } from '#lib/api/without-part.ts'
import { storefrontEnv } from '#lib/env/storefront.ts'
import { type ChangedText, overrideMessages } from './override-messages.ts'
import { messages, type Messages } from './messages.ts'

/** Without a market: the messages of a language are the same in all markets. */
const call = createCall((path, init) =>
  fetch(storefrontEnv().API_BASE_URL + path, { ...init, ...cacheOptions([cacheTags.translations]) }),
)

interface Texts {
  messages: Messages
  changed: readonly ChangedText[]
}

const loadOverridden = (locale: Locale): Promise<Texts> =>
  knownAnswer(`messages ${locale}`, [cacheTags.translations], async () => {
    const texts = await call('GET /v2.0/translations', { query: { locales: locale } })
    const changed = texts.map(({ key, value }) => ({ key, value: compile(value) }))
    return { messages: overrideMessages(messages[locale], changed), changed }
  })

/**
 * The built-in messages, overridden by the texts of the shop's editors (spec point 7), and these texts alone. Loaded once
 * a rendering.
 */
export const loadMessages = cache(async (locale: Locale): Promise<Texts> => {
  const overridden = await withinRendering(loadOverridden(locale)).catch(withoutPart('Could not fetch translations!'))
  return overridden ?? { messages: messages[locale], changed: [] }
})
