import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/db/limits.ts', new URL('no-limits.ts', import.meta.url))
