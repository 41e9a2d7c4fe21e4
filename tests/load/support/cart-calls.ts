export interface CartAnswer {
  status: number
  code: string | undefined
  /** The cart, where the call answers one. */
  cart: Cart
}

interface Cart {
  uuid: string
  version: number
  items: { id: number; variantId: number; quantity: number }[]
}

/** One call of a visitor, at one of several backends. */
export const callAs = async (
  origin: string,
  token: string,
  [method = '', path = '']: readonly string[],
  body?: object,
): Promise<CartAnswer> => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const content = (await answer.json()) as Cart & { error?: { code: string } }
  return { status: answer.status, code: content.error?.code, cart: content }
}

/** Signs in, as the session of `token` where there is one. @returns the new token, and whether carts were merged */
export const openSession = async (
  origin: string,
  grant: object,
  token?: string,
): Promise<{ token: string; status: number; hasReport: boolean }> => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(grant),
  })
  const { access_token = '', merge = null } = (await answer.json()) as { access_token?: string; merge?: object | null }
  return { token: access_token, status: answer.status, hasReport: merge !== null }
}
