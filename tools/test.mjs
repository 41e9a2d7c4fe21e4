import { handOver } from './hand-over.mjs'
import { install } from './install.mjs'

install({ dev: true })
handOver('tools/gate/run-gate.ts', process.argv.slice(2))
