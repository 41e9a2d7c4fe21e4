import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import { defaultMarket, type SoldIn } from '#lib/market/market.ts'
import { guardFreshMs } from '../visit.ts'
import { fetchBackend } from './fetch-backend.ts'
import type { PageSettings } from './is-offered.ts'

export interface ShopState {
  maintenance: boolean
  settings: PageSettings
  locales: readonly Locale[]
  currencies: SoldIn
  /** The path to which the home page leads. */
  rootRedirect: string | null
}

let state: ShopState = {
  maintenance: false,
  settings: { operation_mode: 'b2c_and_b2b', rating_active: true, restock_notification_enabled: true },
  locales: ['hu', 'en'],
  currencies: { byDefault: defaultMarket.currency, available: ['HUF', 'EUR'] },
  rootRedirect: null,
}
let fetchedAt = 0

const readState = async (answer: Response): Promise<ShopState | undefined> => {
  if (!answer.ok) return undefined
  const configuration = (await answer.json()) as Configuration
  return {
    maintenance: configuration.maintenance,
    settings: configuration,
    locales: configuration.available_locales,
    currencies: { byDefault: configuration.default_currency, available: configuration.available_currencies },
    rootRedirect: configuration.root_redirect,
  }
}

/** The configuration that guards need, at most a second old. While the backend is away, the last known one is used. */
export const readShopState = async (): Promise<ShopState> => {
  if (Date.now() - fetchedAt > guardFreshMs) {
    fetchedAt = Date.now()
    state = (await fetchBackend('/v2.0/config_entries', readState)) ?? state
  }
  return state
}
