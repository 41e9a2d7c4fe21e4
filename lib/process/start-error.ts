/** The reason why a process cannot start, in a sentence for the operator: shown without a stack. */
export class StartError extends Error {}

/** The code that Node, Postgres or the system gave an error, also where another error wraps it. */
export const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause)
}
