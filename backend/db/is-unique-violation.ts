/** Whether a row with the same unique value was there already. Drizzle wraps the driver's error. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isUniqueViolation(error.cause))
