import type { Services } from '../../../../kernel/context.ts'
import { shopDay } from '../../../catalog/rules/shop-day.ts'
import { readConfiguration } from '../../../configuration/service.ts'
import type { OnixFacts } from './open-onix.ts'

export const onixFacts = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<OnixFacts> => ({
  today: shopDay(now()),
  vatRates: (await readConfiguration(db)).vat_rates,
})
