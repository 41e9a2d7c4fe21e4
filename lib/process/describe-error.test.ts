import { DrizzleQueryError } from 'drizzle-orm/errors'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeError } from './describe-error.ts'

/** A visitor typed these values; none of them may appear in the log. */
const typed = [
  'anna.kovacs@example.hu',
  'Kovács',
  '+36 30 123 4567',
  'Andrássy út 1.',
  'titkos-jelszo',
  'XyZ0123456789abcdefghijklmnopqrstuvwxyzABCDE',
]

const databaseError = () =>
  Object.assign(new DatabaseError(`duplicate key: ${typed.join()}`, 1, 'error'), {
    code: '23505',
    constraint: 'users_email_unique',
    table: 'users',
    detail: `Key (email)=(${typed[0]}) already exists.`,
    where: `COPY users, line 1: "${typed[1]}"`,
    hint: typed[2],
    internalQuery: `select '${typed[4]}'`,
  })

const jsonError = (): unknown => {
  try {
    return JSON.parse(`{"email": ${typed[0]}}`)
  } catch (error) {
    return error
  }
}

const mailError = () =>
  Object.assign(
    new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${typed[0]}> ${typed[1]} unknown`),
    {
      code: 'EENVELOPE',
      response: `550 ${typed[0]}`,
      rejected: [typed[0]],
      stack: `Error: Can't send mail\n    at SMTPConnection._formatError (/app/node_modules/nodemailer/lib/smtp-connection/index.js:809:19)`,
    },
  )

const errors: Record<string, unknown> = {
  'a statement that failed': new DrizzleQueryError(
    `insert into "users" ("email") values ($1) -- '${typed[1]}'`,
    [...typed],
    databaseError(),
  ),
  'a driver error': databaseError(),
  'text that is no JSON': jsonError(),
  'a mail that was refused': mailError(),
  'an error of ours with a value in quotes': new Error(
    `No reader '${typed[1]}' <${typed[0]}> (${typed[3]}), ${typed[0]}, ${typed[2]}`,
  ),
  'a message that looks like a stack': new Error(`x\n    at ${typed[1]} (${typed[0]}:1:1)`),
  'a value that did not fit': z
    .object({ email: z.email(), name: z.literal('x') })
    .safeParse({ email: typed[5], name: typed[1] }).error,
  'a text': typed[0],
  'an error in an error in an error': new Error('outer', { cause: new AggregateError([mailError()], typed[0]) }),
  'a field that is no text': Object.assign(new TypeError(`Invalid URL: ${typed[3]}`), {
    code: 'ERR_INVALID_URL',
    input: typed[3],
  }),
}

test.each(Object.entries(errors))('%s keeps what was typed to itself', (_, error) => {
  const text = JSON.stringify(describeError(error))
  for (const value of typed) expect(text).not.toContain(value)
})

test('the naive description, the error as it is, does not', () => {
  const error = errors['a statement that failed'] as Error
  for (const value of typed) expect(`${error.stack} ${JSON.stringify(error)}`).toContain(value)
})

test('tells an operator what failed and where', () => {
  const { cause, ...outer } = describeError(errors['a statement that failed'])
  expect(outer).toMatchObject({
    type: 'DrizzleQueryError',
    statement: `insert into "users" ("email") values ($1) -- '…'`,
  })
  expect(cause).toMatchObject({
    type: 'DatabaseError',
    code: '23505',
    constraint: 'users_email_unique',
    table: 'users',
  })
  expect(cause?.at?.[0]).toContain('describe-error.test.ts')
  expect(describeError(new Error('The pool is empty.'))).toMatchObject({ message: 'The pool is empty.' })
  expect(describeError(errors['a value that did not fit']).issues).toEqual([
    'email: invalid_format',
    'name: invalid_value',
  ])
})
