/** An error as loggers write it that know nothing of drivers: with its message and the values in it. */
export const describeError = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, ...error, message: error.message, stack: error.stack, cause: describeError(error.cause) }
    : { type: typeof error }
