import type { FieldValues, Path } from 'react-hook-form'
import type { FieldCode } from '#contracts/errors.ts'
import { ApiError } from '#lib/api/api-error.ts'

interface Issue<Values extends FieldValues> {
  name: Path<Values>
  code: FieldCode
}

/**
 * The fields of a form that the server refused. The server names a value by its path in the body: `contact.email` is
 * the field `email`. An issue of a value that is no field of this form is left out; the error of the answer covers it.
 */
export const serverIssues = <Values extends FieldValues>(error: unknown, values: Values): Issue<Values>[] =>
  error instanceof ApiError
    ? error.issues.flatMap(({ field, code }) => {
        const name = field.split('.').at(-1) ?? ''
        return Object.hasOwn(values, name) ? [{ name: name as Path<Values>, code }] : []
      })
    : []
