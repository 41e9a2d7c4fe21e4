import type { ErrorCode, FieldIssue } from '#contracts/errors.ts'

/** An expected failure: returned, never thrown. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  ok: false
  code: Code
  /** The input field that is wrong. */
  field?: string
  /** Values for the placeholders of the message. */
  params?: Record<string, string | number>
  issues?: FieldIssue[]
}

export type Result<Value, Code extends ErrorCode = ErrorCode> = { ok: true; value: Value } | Failure<Code>

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const fail = <Code extends ErrorCode>(
  code: Code,
  details: Omit<Failure, 'ok' | 'code'> = {},
): Failure<Code> => ({
  ok: false,
  code,
  ...details,
})
