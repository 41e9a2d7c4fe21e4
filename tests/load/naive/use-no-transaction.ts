import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/kernel/in-transaction.ts', new URL('no-transaction.ts', import.meta.url))
