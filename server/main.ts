import { runProcess } from '#lib/process/run-process.ts'
import { startStorefront } from './start-storefront.ts'

/**
 * The storefront's process. An unhandled rejection does not end it: pages start to load parts that they may not need,
 * so Next causes such rejections whenever the backend is away.
 */
await runProcess({ start: startStorefront, endsOnRejection: false })
