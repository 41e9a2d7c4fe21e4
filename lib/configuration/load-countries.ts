import 'server-only'
import type { Country } from '#contracts/countries.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

/** The countries to which the shop sells. */
export const loadCountries = async (): Promise<readonly Country[]> =>
  (await load('GET /v2.0/config_entries', {}, [cacheTags.configuration])).valid_countries
