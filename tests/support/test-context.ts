import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { AppServices } from '#backend/app.ts'
import type { Connection, Database } from '#backend/db/connect.ts'
import type { Context } from '#backend/kernel/context.ts'
import { sampleBookFiles } from '#backend/ports/book-files/sample-book-files.ts'
import { createFeed } from '#backend/modules/announcements/feed.ts'
import type { Files } from '#backend/ports/files/port.ts'
import type { JobName, JobQueue, Jobs } from '#backend/ports/jobs/port.ts'
import type { PointCache } from '#backend/ports/pickup-points/point-cache.ts'
import { type Carrier, mapCarriers } from '#contracts/carriers.ts'
import { testNow } from './test-clock.ts'

export interface RecordedJob<Name extends JobName = JobName> {
  name: Name
  data: Jobs[Name]
}

/** A queue that only records the jobs. */
const createRecordingQueue = (): JobQueue & { recorded: RecordedJob[] } => {
  const recorded: RecordedJob[] = []
  return { recorded, enqueue: async (_db: Database, name, data) => void recorded.push({ name, data }) }
}

/** Throws for a service that the test has not provided. */
const refuse = (what: string) => async (): Promise<never> => {
  throw new Error(`The test uses ${what}; give createTestContext one`)
}

/** Ids in a fixed order, so that a failing test prints the same ids each time. */
const createIds = () => {
  let next = 0
  return () => `00000000-0000-4000-8000-${String(++next).padStart(12, '0')}`
}

const log = pino({ level: 'silent' })
const closing = new AbortController().signal

const noPoints = (carrier: Carrier): PointCache => ({
  carrier,
  fetchPoints: async () => [],
  confirmedAt: () => undefined,
})

/** A storage without files. */
const noFiles: Files = {
  find: async () => undefined,
  open: async () => undefined,
  write: refuse('files'),
  remove: refuse('files'),
}

/** The context of a guest's request in Hungarian and forints, at a fixed time, for calls of services. */
export const createTestContext = (
  { db }: Pick<Connection, 'db'>,
  overrides: Partial<Context & AppServices> = {},
): Context & AppServices => ({
  db,
  patientDb: db,
  recentDb: overrides.db ?? db,
  closing,
  now: testNow,
  newId: createIds(),
  newToken: (bytes) => randomBytes(bytes).toString('base64url'),
  log,
  mailer: { send: async () => {} },
  jobs: createRecordingQueue(),
  payments: {
    simplepay: {
      name: 'simplepay',
      start: refuse('payments'),
      query: refuse('payments'),
      cancel: refuse('payments'),
      refund: refuse('payments'),
      readReturn: () => undefined,
      readNotification: () => undefined,
    },
  },
  pickupPoints: mapCarriers(noPoints),
  taxAuthority: undefined,
  botCheck: undefined,
  analytics: { ga4: undefined, meta: undefined },
  tracking: {},
  identityProviders: {},
  files: noFiles,
  announcements: createFeed({ db, log, closing }),
  bookFiles: sampleBookFiles,
  countCall: async () => undefined,
  settings: {
    publicUrl: 'http://localhost:3000',
    production: false,
    paymentMinutes: 30,
    limitFactor: 1_000,
    searchEngine: 'memory',
  },
  actor: { kind: 'guest', segment: 'b2c' },
  locale: 'hu',
  currency: 'HUF',
  requestId: 'test',
  signInToken: undefined,
  client: undefined,
  ...overrides,
})
