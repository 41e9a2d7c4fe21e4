import 'server-only'
import type { Company } from '#contracts/configuration.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { loadWithdrawalDays } from '#lib/configuration/load-withdrawal-days.ts'

/** The number that a visitor can call for help with the checkout. */
export const loadHelpPhone = async (): Promise<string> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).contact_phone

export interface Legal {
  /** Paths; undefined as long as the shop has not written the page. */
  terms?: string
  privacy?: string
  company: Company
  /** Undefined for institutions, which have no right of withdrawal. */
  withdrawalDays: number | undefined
}

export const loadLegal = async (): Promise<Legal> => {
  const [{ items }, { company }, withdrawalDays] = await Promise.all([
    load('GET /v2.0/contents/current', { query: {} }, [cacheTags.content]),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    loadWithdrawalDays(),
  ])
  const named = items.filter(({ key }) => key === 'terms' || key === 'privacy')
  return { ...Object.fromEntries(named.map(({ key, path }) => [key, path])), company, withdrawalDays }
}
