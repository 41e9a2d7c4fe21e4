import { setFlagsFromString } from 'node:v8'
import { runProcess } from '#lib/process/run-process.ts'
import { startStorefront } from './start-storefront.ts'

/**
 * What lives in memory is bounded (server/memory, next.config.mjs); V8 lets it grow by this share before it collects
 * garbage, instead of to three times its size.
 */
setFlagsFromString('--heap-growing-percent=40')

/**
 * The storefront's process. An unhandled rejection does not end it: pages start to load parts that they may not need,
 * so Next causes such rejections whenever the backend is away.
 */
await runProcess({ start: startStorefront, endsOnRejection: false })
