import type { z } from 'zod'
import { type FieldCode, fieldCodes, type FieldIssue } from '#contracts/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'

const known = new Set<string>(fieldCodes)
const isFieldCode = (message: string): message is FieldCode => known.has(message)

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  if (isFieldCode(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid'
    case 'too_small':
      return issue.origin === 'string' ? 'required' : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_big'
    case 'unrecognized_keys':
      return 'unknown_field'
    case 'invalid_value':
    case 'invalid_union':
      return 'invalid_choice'
    default:
      return 'invalid'
  }
}

const toIssue = (issue: z.core.$ZodIssue): FieldIssue => ({
  field: [...issue.path, ...(issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [])].join('.').slice(0, 100),
  code: codeOf(issue),
})

/** Validates one part of a request; the answer names every wrong field. */
export const validate = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, 'invalid_data_provided'> => {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return ok(result.data)
  const issues = result.error.issues.slice(0, 20).map(toIssue)
  return fail('invalid_data_provided', { issues, field: issues[0]?.field })
}
