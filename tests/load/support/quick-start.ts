import { resolveDrizzle } from '#backend/db/resolve-drizzle.ts'

/** For processes that are started dozens of times: it saves a third of a start. */
resolveDrizzle()
