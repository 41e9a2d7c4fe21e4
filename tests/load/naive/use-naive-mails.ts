import { replaceModule } from '../support/replace-module.ts'

replaceModule('backend/modules/mail/send-once.ts', new URL('send-once.ts', import.meta.url))
