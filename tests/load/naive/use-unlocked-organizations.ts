import { replaceModule } from '../support/replace-module.ts'

const replace = (real: string, other: string): void =>
  replaceModule(`backend/${real}.ts`, new URL(`${other}.ts`, import.meta.url))

replace('access/lock-members', 'unlocked-members')
replace('modules/approvals/queries', 'unlocked-approvals')
replace('modules/draft-orders/queries', 'draft-order-queries')
replace('modules/draft-orders/requested-carts', 'unlocked-requested-carts')
replace('modules/offers/queries', 'unlocked-offers')
replace('modules/sessions/find-actor', 'remembered-actors')
