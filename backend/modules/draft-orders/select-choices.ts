import { type SQL, sql } from 'drizzle-orm'
import type { Configuration } from '#contracts/configuration.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Services } from '../../kernel/context.ts'
import { configValue } from '../configuration/service.ts'
import { type DeliveryOffers, deliveryModesSql, freeDeliveryFromSql } from '../delivery/service.ts'
import { type PaymentMethodRow, paymentMethodsSql } from '../payments/service.ts'

/** What a checkout offers to every cart, in the order in which it is shown. */
export interface Choices extends DeliveryOffers {
  paymentMethods: PaymentMethodRow[]
  currencies: Currency[]
  pricingRules: Configuration['pricing_rules']
  fixedBookPrice: Configuration['fixed_book_price']
  countries: Configuration['valid_countries']
}

/** The columns of `Choices`. */
export const choicesColumns = (payments: Services['payments']): SQL => sql`
  ${deliveryModesSql} as "deliveryModes", ${paymentMethodsSql(payments)} as "paymentMethods",
  ${freeDeliveryFromSql} as "freeDeliveryFrom", ${configValue('available_currencies')} as currencies,
  ${configValue('pricing_rules')} as "pricingRules", ${configValue('fixed_book_price')} as "fixedBookPrice", ${configValue('valid_countries')} as countries`

export const selectChoices = async ({ db, payments }: Pick<Services, 'db' | 'payments'>): Promise<Choices> => {
  const { rows } = await db.execute<Choices>(sql`select ${choicesColumns(payments)}`)
  const [row] = rows
  if (!row) throw new Error('A select without a table returned no row')
  return row
}
