import { handOver } from './hand-over.mjs'
import { install } from './install.mjs'

const given = process.argv.slice(2)
const isProject = given.includes('--project')

install({ dev: true })
handOver('node_modules/vitest/vitest.mjs', ['watch', ...(isProject ? [] : ['--project', 'unit']), ...given])
