/** The parts of an error that may be logged: no part comes from a visitor. */
export interface ErrorDescription {
  /** The error's class. */
  type: string
  code?: string
  /** Only if our own code or the language wrote the message. */
  message?: string
  constraint?: string
  table?: string
  column?: string
  /** SQL without its parameters, shortened. */
  statement?: string
  /** The path of a value that did not fit its schema. */
  issues?: string[]
  /** The stack without the message. */
  at?: string[]
  cause?: ErrorDescription
}

const longest = { message: 200, statement: 300, frames: 8, causes: 4, issues: 5 }

/** Fixed sentences of libraries that help an operator. */
const fixedMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'fetch failed',
])
/** Messages of these errors name parts of the program, not values. */
const languageErrors = new Set(['TypeError', 'ReferenceError', 'RangeError'])

const framesOf = ({ stack = '', message }: Error): string[] => {
  // The message may have several lines, and a line could look like a stack frame.
  const start = stack.indexOf(message) < 0 ? 0 : stack.indexOf(message) + message.length
  const frames = stack.slice(start).match(/^ {4}at .+$/gm) ?? []
  return frames.map((frame) => frame.trim().slice(3))
}

/** Text in quotes or brackets, text that looks like an address, and long numbers may be values of a visitor. */
const withoutValues = (text: string): string =>
  (text.split('\n', 1)[0] ?? '')
    .replaceAll(/(["'`“„])[^"'`”]*(["'`”]|$)|<[^>]*(>|$)|\([^)]*(\)|$)/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\+?\d[\d ()/-]{4,}\d/g, '…')
    .slice(0, longest.message)

/**
 * Only messages of our own code and of the language itself: a library may put values into its messages, such as a
 * recipient's address or a text that is no JSON.
 */
const messageOf = (error: Error, [thrownAt = '']: string[]): string | undefined => {
  if (fixedMessages.has(error.message)) return error.message
  // Codes of our own are words; codes of Node, of drivers and of libraries are capitals and digits.
  const hasForeignCode = 'code' in error && !/^[a-z_-]+$/.test(String(error.code))
  const isOurs = thrownAt !== '' && !/node_modules|node:|<anonymous>|native/.test(thrownAt)
  return !hasForeignCode && (isOurs || languageErrors.has(error.name)) ? withoutValues(error.message) : undefined
}

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = key in error ? error[key as keyof typeof error] : undefined
  return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined
}

/** Drizzle names its statement `query`; constants in the statement stand in quotes. */
const statementOf = (error: Error): string | undefined =>
  'query' in error && typeof error.query === 'string'
    ? error.query
        .replaceAll(/'(?:[^']|'')*'/g, "'…'")
        .replaceAll(/\s+/g, ' ')
        .slice(0, longest.statement)
    : undefined

const issuesOf = (error: Error): string[] | undefined =>
  'issues' in error && Array.isArray(error.issues)
    ? error.issues
        .slice(0, longest.issues)
        .map(({ path, code }: { path?: unknown[]; code?: string }) => `${path?.join('.').slice(0, 80)}: ${code}`)
    : undefined

const describe = (error: unknown, depth: number): ErrorDescription => {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  const frames = framesOf(error)
  const described = {
    type: error.constructor.name === 'Error' ? error.name.slice(0, 80) : error.constructor.name,
    code: textOf(error, 'code'),
    message: messageOf(error, frames),
    constraint: textOf(error, 'constraint'),
    table: textOf(error, 'table'),
    column: textOf(error, 'column'),
    statement: statementOf(error),
    issues: issuesOf(error),
    at: frames.slice(0, longest.frames),
    cause: undefined as ErrorDescription | undefined,
  }
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  if (cause !== undefined && depth < longest.causes) described.cause = describe(cause, depth + 1)
  return Object.fromEntries(
    Object.entries(described).filter(([, value]) => value !== undefined),
  ) as unknown as ErrorDescription
}

/**
 * Describes an error for a log. Drivers and libraries put names, addresses and tokens into messages, parameters and
 * details, so only listed parts are taken over: class, code, names of the schema, statement, stack.
 */
export const describeError = (error: unknown): ErrorDescription => describe(error, 1)
