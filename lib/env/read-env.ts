import type { z } from 'zod'

export class EnvError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(['The configuration is not right:', ...problems.map((one) => `  - ${one}`)].join('\n'))
    this.problems = problems
  }
}

/** Reads the environment once; an empty value counts as missing. @throws EnvError with the list of all that is wrong */
export const readEnv = <Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv,
  rules: (env: z.output<Schema>) => string[] = () => [],
): z.output<Schema> => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  const problems = result.success
    ? rules(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!result.success || problems.length > 0) throw new EnvError(problems)
  return result.data
}
