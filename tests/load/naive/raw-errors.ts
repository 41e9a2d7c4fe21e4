/**
 * Describes an error as loggers do that know nothing of database drivers: with its message and the values in the
 * message.
 */
export const describeError = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, ...error, message: error.message, stack: error.stack, cause: describeError(error.cause) }
    : { type: typeof error }
