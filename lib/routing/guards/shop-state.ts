import type { Configuration } from '#contracts/configuration.ts'
import type { OperationMode } from '#contracts/operation-mode.ts'
import type { Locale } from '#contracts/shop.ts'
import { defaultMarket, type SoldIn } from '#lib/market/market.ts'
import { fetchBackend } from './fetch-backend.ts'

export interface ShopState {
  maintenance: boolean
  operationMode: OperationMode
  locales: readonly Locale[]
  currencies: SoldIn
}

const freshMs = 1_000
let state: ShopState = {
  maintenance: false,
  operationMode: 'b2c_and_b2b',
  locales: ['hu', 'en'],
  currencies: { byDefault: defaultMarket.currency, available: ['HUF', 'EUR'] },
}
let fetchedAt = 0

const readState = async (answer: Response): Promise<ShopState | undefined> => {
  if (!answer.ok) return undefined
  const { maintenance, operation_mode, available_locales, default_currency, available_currencies } =
    (await answer.json()) as Configuration
  return {
    maintenance,
    operationMode: operation_mode,
    locales: available_locales,
    currencies: { byDefault: default_currency, available: available_currencies },
  }
}

/** The configuration that guards need, at most a second old. While the backend is away, the last known one is used. */
export const readShopState = async (): Promise<ShopState> => {
  if (Date.now() - fetchedAt > freshMs) {
    fetchedAt = Date.now()
    state = (await fetchBackend('/v2.0/config_entries', readState)) ?? state
  }
  return state
}
