import { replaceModule } from '../support/replace-module.ts'

replaceModule('server/memory/visited-key.ts', new URL('key-by-address.ts', import.meta.url))
