import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/draft-orders/queries.ts', new URL('draft-order-queries.ts', import.meta.url))
