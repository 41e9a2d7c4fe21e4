import type { Outbound, OutboundAnswer } from '../payments/port.ts'

/** No answer, or one that says nothing about the visitor: an account of the shop that is wrong, a fault over there. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

export interface Asking {
  send: Outbound
  timeoutMs: number
}

export interface JsonAnswer {
  status: number
  json: unknown
  headers: Headers
}

const readJson = ({ status, body, headers }: OutboundAnswer): JsonAnswer => {
  try {
    return { status, headers, json: JSON.parse(body) as unknown }
  } catch (cause) {
    throw new ProviderAway('The provider answers with no JSON', { cause })
  }
}

const ask = async ({ send, timeoutMs }: Asking, url: string, request: Omit<Parameters<Outbound>[1], 'timeoutMs'>) => {
  const answer = await send(url, { ...request, timeoutMs }).catch((cause: unknown) => {
    throw new ProviderAway('The provider does not answer', { cause })
  })
  if (answer.status >= 500) throw new ProviderAway(`The provider answers ${answer.status}`)
  return answer
}

/** @throws ProviderAway */
export const getJson = async (asking: Asking, url: string): Promise<JsonAnswer> =>
  readJson(await ask(asking, url, { method: 'GET', headers: { Accept: 'application/json' } }))

/** @throws ProviderAway */
export const postForm = (asking: Asking, url: string, form: Record<string, string>): Promise<OutboundAnswer> =>
  ask(asking, url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

/** @throws ProviderAway */
export const postFormForJson = async (asking: Asking, url: string, form: Record<string, string>): Promise<JsonAnswer> =>
  readJson(await postForm(asking, url, form))
