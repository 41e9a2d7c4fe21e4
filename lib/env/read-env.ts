import type { z } from 'zod'

/** The environment before any value is read. */
export type Given = Readonly<Record<string, string | undefined>>

/** Variable -> what is wrong with it. */
export type Problems = Readonly<Record<string, string>>

export class EnvError extends Error {
  readonly problems: Problems
  constructor(problems: Problems) {
    super(
      [
        'The configuration is not right:',
        ...Object.entries(problems).map(([variable, says]) => `  - ${variable} ${says}`),
      ].join('\n'),
    )
    this.problems = problems
  }
}

/** An empty value counts as missing. */
const withoutEmpty = (source: NodeJS.ProcessEnv): Given =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/**
 * Reads the environment once.
 * @param rules read the raw text, so that an unreadable value does not hide other errors
 * @throws EnvError with the list of everything that is wrong
 */
export const readEnv = <Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
  rules: (given: Given) => Problems = () => ({}),
): z.output<Schema> => {
  const given = withoutEmpty(source)
  const result = schema.safeParse(given)
  const unreadable =
    result.error?.issues.map(({ path, message }) => [path.join('.'), `cannot be read: ${message}`] as const) ?? []
  const problems = { ...rules(given), ...Object.fromEntries(unreadable) }
  if (!result.success || Object.keys(problems).length > 0) throw new EnvError(problems)
  return result.data
}
