import { expect, test } from 'vitest'
import type { FieldIssue } from '#contracts/errors.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { serverIssues } from './server-issues.ts'

const refusal = (...issues: FieldIssue[]) =>
  new ApiError(400, { code: 'invalid_data_provided', message: '', requestId: '', issues })

test('an issue belongs to the field whose name ends its path', () => {
  const error = refusal({ field: 'contact.phone', code: 'invalid_phone' }, { field: 'email', code: 'required' })
  expect(serverIssues(error, { email: '', phone: '' })).toEqual([
    { name: 'phone', code: 'invalid_phone' },
    { name: 'email', code: 'required' },
  ])
})

test('an issue of another field and an error that is no answer of the API mark no field', () => {
  expect(serverIssues(refusal({ field: 'version', code: 'required' }), { email: '' })).toEqual([])
  expect(serverIssues(refusal({ field: 'toString', code: 'invalid' }), { email: '' })).toEqual([])
  expect(serverIssues(new TypeError('no network'), { email: '' })).toEqual([])
})
