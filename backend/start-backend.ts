import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { BackendEnv } from '#lib/env/backend.ts'
import { openServer } from '#lib/process/open-server.ts'
import { backendPlace } from '#lib/process/places.ts'
import type { Running } from '#lib/process/run-process.ts'
import { createApp } from './app.ts'
import type { EmbeddedDatabase } from './db/embedded.ts'
import { createCeilings } from './http/ceilings.ts'
import type { Services } from './kernel/context.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createJobHandlers } from './job-handlers.ts'
import { createBookFiles } from './ports/book-files/create-book-files.ts'
import { sampleBookFiles } from './ports/book-files/sample-book-files.ts'
import { createFiles } from './ports/files/create-files.ts'
import { createFileMailer } from './ports/mail/file-mailer.ts'
import { startJobs } from './ports/jobs/pg-boss-queue.ts'
import { createProviders } from './create-providers.ts'
import { closeCatalogIndex, openCatalogIndex } from './modules/catalog-index/service.ts'
import { createFeed } from './modules/announcements/feed.ts'
import { renewPickupPoints } from './modules/pickup-points/service.ts'
import { sweep } from './modules/checkout/service.ts'
import { admitHosts, createResourceFetch, fetchDue } from './modules/resources/service.ts'
import { endDemoSessions } from './modules/sessions/service.ts'
import { createSchedules } from './schedules.ts'
import { startDatabase } from './start-database.ts'
import { startInterval } from './start-interval.ts'
import { warmUp } from './warm-up.ts'

interface Process {
  /** Undefined where the environment names a Postgres. */
  embedded: Promise<EmbeddedDatabase> | undefined
  log: Logger
  closing: AbortSignal
}

/** After the start; the drawing takes a second of the process, and reads half of the catalog. */
const picturesAfterMs = 10_000

/** Puts the parts of the backend together, in the order in which they need one another. */
export const startBackend = async (env: BackendEnv, { embedded, log, closing }: Process): Promise<Running> => {
  // Commands bring the code that parses files and draws pictures; it is loaded while the embedded database starts.
  const operatorDoor = embedded && import('./commands/operator-door.ts')
  const now = () => new Date()
  const files = await createFiles(env)
  const database = await startDatabase(env, { embedded, now, files, log })
  // Read beside the steps that follow, and awaited before the process listens: no visitor waits as long as it takes.
  const catalogReader = {
    db: database.jobs.db,
    patientDb: database.jobs.db,
    now,
    log,
    settings: { searchEngine: env.SEARCH_ENGINE },
  }
  const catalog = openCatalogIndex(catalogReader, env.DATA_DIR)
  catalog.catch(() => {})
  const jobs = await startJobs(
    database.jobs.pool,
    (error, job) => log.error({ err: error, ...(job && { job }) }, job ? 'job failed' : 'job queue'),
    { schedule: true },
  )
  const mailer = env.SMTP_URL
    ? (await import('./ports/mail/smtp-mailer.ts')).createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createFileMailer(join(env.DATA_DIR, 'mail'), env.MAIL_FROM, now)
  const providers = await createProviders(env, files, log)
  const services: Services = {
    db: database.visitors.db,
    patientDb: database.jobs.db,
    recentDb: database.recentDb,
    closing,
    now,
    newId: randomUUID,
    newToken: (bytes) => randomBytes(bytes).toString('base64url'),
    log,
    mailer,
    jobs,
    payments: providers.payments,
    pickupPoints: providers.pickupPoints,
    taxAuthority: providers.taxAuthority,
    botCheck: providers.botCheck,
    analytics: providers.analytics,
    tracking: providers.tracking,
    identityProviders: providers.identityProviders,
    files,
    bookFiles: createBookFiles(files, env.TRIAL === '1' ? sampleBookFiles : undefined),
    countCall: createCeilings(env.LIMIT_FACTOR),
    settings: {
      publicUrl: env.PUBLIC_URL,
      production: env.TRIAL === '0',
      paymentMinutes: env.PAYMENT_MINUTES,
      limitFactor: env.LIMIT_FACTOR,
      searchEngine: env.SEARCH_ENGINE,
    },
  }
  const background: Services = { ...services, db: services.patientDb, recentDb: services.patientDb }
  if (services.settings.production) await endDemoSessions(background)
  const resources = {
    ...background,
    hosts: env.RESOURCE_HOSTS,
    safeFetch: createResourceFetch(env.RESOURCE_HOSTS, env.TRIAL === '0' ? [] : env.RESOURCE_HOSTS),
  }
  await admitHosts(background.db, env.RESOURCE_HOSTS, now())
  const intervals = [
    // More often than a schedule can be; each row is claimed by one process.
    startInterval(background, { name: 'sweeper', everyMs: 20_000, work: sweep }),
    startInterval(background, {
      name: 'resources',
      everyMs: 10_000,
      work: async () => void (await fetchDue(resources, 20)),
    }),
    // Each process has the lists of the carriers in its own memory.
    startInterval(background, { name: 'pickup points', everyMs: 60_000, work: renewPickupPoints }),
  ]
  await catalog
  const app = createApp({ ...services, announcements: createFeed(services, database.caughtUp) })
  const { drain } = await openServer(createHttpServer(app.fetch), backendPlace(env))
  // What a visitor writes into the queues waits there for these first milliseconds.
  await jobs.work(createJobHandlers(background), createSchedules(background))
  const { visitors, jobs: slow } = database
  const closeDoor = await (
    await operatorDoor
  )?.openOperatorDoor(env.DATA_DIR, {
    db: slow.db,
    pool: visitors.pool,
    now,
    newId: randomUUID,
    log,
    openJobs: async () => jobs,
    openFiles: async () => files,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    resourceHosts: env.RESOURCE_HOSTS,
  })
  void renewPickupPoints(services)
  const followStart = async () => {
    // The embedded database stores no query plans.
    await warmUp(app, embedded ? 0 : 4)
    if (env.TRIAL !== '1') return
    // First the visitors: a filled shop has nearly all of its pictures.
    await wait(picturesAfterMs, undefined, { signal: closing, ref: false })
    const { drawMissing } = await import('./seed/draw-missing.ts')
    await drawMissing(slow.db, files, log)
  }
  void followStart().catch(
    (error: unknown) => void (closing.aborted || log.error({ err: error }, 'warm-up or missing pictures')),
  )
  log.info({ port: env.API_PORT, database: embedded ? 'embedded' : 'postgres' }, 'backend ready')

  return {
    stop: async (ending) => {
      await closeDoor?.()
      await drain(ending)
      await Promise.all(intervals.map((one) => one.stop()))
      await jobs.stop()
      await providers.stop()
      await closeCatalogIndex(catalogReader, env.DATA_DIR)
      await database.close()
      log.info('backend stopped')
    },
  }
}
