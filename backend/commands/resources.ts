import { pino } from 'pino'
import { admitHosts, countDue, createResourceFetch, fetchDue, retryAll } from '../modules/resources/service.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'
import { createProgress } from './progress.ts'

export const fetchResources: Command = {
  usage: '[--json]',
  summary: 'Fetch the due pictures, samples and films that publishers name.',
  run: async (shop, _args, { json }) => {
    const services = {
      db: shop.db,
      now: shop.now,
      log: pino({ level: 'silent' }),
      files: await shop.openFiles(),
      hosts: shop.resourceHosts,
      safeFetch: createResourceFetch(shop.resourceHosts),
    }
    await admitHosts(shop.db, shop.resourceHosts, shop.now())
    const progress = createProgress(shop.terminal, 'files', json)
    const due = await countDue(shop.db, shop.now())
    const summary = await fetchDue(services, Number.POSITIVE_INFINITY, (done) =>
      progress.show(done, done / Math.max(due, done)),
    )
    progress.finish()
    const { fetched, failed, foreign } = summary
    const isWell = failed + foreign === 0
    shop.print(
      json
        ? JSON.stringify(summary)
        : `${fetched} fetched, ${failed} failed, ${foreign} on hosts that RESOURCE_HOSTS does not name${isWell ? '' : ' (details: npm run shop -- doctor)'}.`,
    )
    return isWell ? 0 : 1
  },
}

export const retryResources: Command = {
  usage: '',
  summary: 'Make all failed files due again, also those without tries left.',
  run: async (shop) => {
    const count = await retryAll(shop.db, shop.now())
    await audit(shop, 'resources.retry', 'all', { count })
    shop.print(`Files due again: ${count}`)
    return 0
  },
}
