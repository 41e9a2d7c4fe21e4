import { replaceModule } from './replace-module.ts'

replaceModule('backend/modules/draft-orders/queries.ts', new URL('draft-order-queries.ts', import.meta.url))
