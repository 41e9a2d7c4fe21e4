import { replaceModule } from '../support/replace-module.ts'

replaceModule('lib/process/describe-error.ts', new URL('raw-errors.ts', import.meta.url))
