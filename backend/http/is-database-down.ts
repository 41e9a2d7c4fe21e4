const poolIsFull = 'timeout exceeded when trying to connect'

/** The database cannot be reached or has no connection left: later it may. Drizzle wraps what the driver says. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isDown = /^(ECONN|57P|08|53)/.test(code) || error.message === poolIsFull || error.message.startsWith('Connection terminated')
  return isDown || isDatabaseDown(error.cause)
}
