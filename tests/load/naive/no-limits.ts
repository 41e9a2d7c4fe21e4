import type { Limits } from '#backend/db/limits.ts'

const anyTime: Limits = { connections: 10, waitMs: 5_000 }

/** There is one pool for everything, and a statement may take any time. */
export const limits = { visitors: anyTime, jobs: anyTime, upkeep: anyTime, embedded: { ...anyTime, connections: 1 } }
