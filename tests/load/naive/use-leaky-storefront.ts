import { replaceModule } from '../support/replace-module.ts'

replaceModule('server/clear-first-visitor.ts', new URL('first-visitor.ts', import.meta.url))
replaceModule('server/compress.ts', new URL('answers-by-address.ts', import.meta.url))
