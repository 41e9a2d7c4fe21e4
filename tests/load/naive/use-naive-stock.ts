import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/stock/queries.ts', new URL('stock-queries.ts', import.meta.url))
