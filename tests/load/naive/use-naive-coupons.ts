import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/coupons/queries.ts', new URL('coupon-queries.ts', import.meta.url))
