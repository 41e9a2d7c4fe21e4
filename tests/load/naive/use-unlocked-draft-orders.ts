import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/draft-orders/queries.ts', new URL('unlocked-draft-orders.ts', import.meta.url))
