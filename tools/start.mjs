import { handOver } from './hand-over.mjs'
import { install } from './install.mjs'

const args = process.argv.slice(2)
install({ dev: args.includes('--dev') })
handOver('tools/run-shop.ts', args)
