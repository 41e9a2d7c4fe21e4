import type { Context, MiddlewareHandler } from 'hono'
import { parseJson } from '../../parse-json.ts'
import { sandboxShop } from './sandbox-shop.ts'

export type Message = Record<string, unknown>

export class Refused extends Error {
  readonly code: string
  readonly status: 400 | 401

  constructor(code: string, status: 400 | 401 = 400) {
    super(code)
    this.code = code
    this.status = status
  }
}

/** The form in which Barion refuses. */
export function refusalOf(c: Context, { code, status }: Refused): Response {
  const error = {
    Title: code,
    ErrorCode: code,
    Description: code,
    HappenedAt: new Date().toISOString(),
    AuthData: '',
    EndPoint: c.req.url,
  }
  return c.json({ Errors: [error] }, status)
}

/** The body of a POST. */
export async function messageOf(c: Context): Promise<Message> {
  const message = parseJson(await c.req.text())
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new Refused('ModelValidationError')
  }
  return message as Message
}

/** The key comes in a header; a call of the second version may have it in its body instead. */
export const requireKey: MiddlewareHandler = async (c, next) => {
  const inBody =
    c.req.method === 'POST' ? (parseJson(await c.req.raw.clone().text()) as Message | undefined) : undefined
  const key = c.req.header('x-pos-key') ?? inBody?.['POSKey']
  const plain = (text: unknown) => String(text).replaceAll('-', '').toLowerCase()
  if (plain(key) !== plain(sandboxShop.posKey)) return refusalOf(c, new Refused('AuthenticationFailed', 401))
  return next()
}
