import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/access/lock-members.ts', new URL('unlocked-members.ts', import.meta.url))
replaceModule('backend/modules/buying-rules/queries.ts', new URL('unlocked-terms.ts', import.meta.url))
