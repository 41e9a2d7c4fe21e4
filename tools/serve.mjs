import { handOver } from './hand-over.mjs'

handOver('tools/serve-shop.ts', [])
