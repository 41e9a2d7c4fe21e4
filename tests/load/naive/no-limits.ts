import type { Limits } from '#backend/db/limits.ts'

const anyTime: Limits = { connections: 10, waitMs: 5_000 }

/** One pool for everything, and a statement takes as long as it takes. */
export const limits = { visitors: anyTime, jobs: anyTime, upkeep: anyTime, embedded: { ...anyTime, connections: 1 } }
