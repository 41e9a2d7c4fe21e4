import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import { apiBaseUrl } from '#lib/env/api-base-url.ts'

interface ShopState {
  maintenance: boolean
  locales: readonly Locale[]
}

const freshMs = 5_000
let state: ShopState = { maintenance: false, locales: ['hu', 'en'] }
let askedAt = 0

const ask = async (): Promise<void> => {
  const answer = await fetch(`${apiBaseUrl()}/v2.0/config_entries`, { signal: AbortSignal.timeout(1_000) })
  if (!answer.ok) return
  const { maintenance, available_locales } = (await answer.json()) as Configuration
  state = { maintenance, locales: available_locales }
}

/** What the guards must know of the configuration; at most five seconds old, and the last known while the backend is away. */
export const readShopState = async (): Promise<ShopState> => {
  if (Date.now() - askedAt > freshMs) {
    askedAt = Date.now()
    await ask().catch(() => undefined)
  }
  return state
}
