import { replaceModule } from './replace-module.ts'

replaceModule('server/memory/answer-from-memory.ts', new URL('memory-by-header.ts', import.meta.url))
