import { runProcess } from '#lib/process/run-process.ts'
import { startStorefront } from './start-storefront.ts'

/**
 * The storefront's process. A rejection that nobody awaits does not end it: pages begin to load what they may turn out
 * not to need, so Next makes such rejections by itself whenever the backend is away.
 */
await runProcess({ start: startStorefront, endsOnRejection: false })
