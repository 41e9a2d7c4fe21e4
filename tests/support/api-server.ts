import { http } from 'msw'
import { setupServer } from 'msw/node'
import { randomUUID } from 'node:crypto'
import { createApp } from '#backend/app.ts'
import type { Context } from '#backend/kernel/context.ts'
import { createTestContext } from './test-context.ts'
import { createTestDatabase } from './test-database.ts'

const secondsOf = (expires: number | null) => (expires === null ? '' : `; Max-Age=${expires}`)

/**
 * Does what the gateway does between browser and backend: it keeps the token to itself and sets the cookies that the
 * page may read.
 */
const saveToken = async (answer: Response, isCustomer: boolean): Promise<{ token: string; answer: Response }> => {
  const { access_token, ...rest } = (await answer.json()) as {
    access_token: string
    expires_in: number | null
    segment: string
  }
  document.cookie = `segment=${rest.segment}; Path=/${secondsOf(rest.expires_in)}`
  document.cookie = isCustomer ? `customer=1; Path=/${secondsOf(rest.expires_in)}` : 'customer=; Path=/; Max-Age=0'
  return { token: access_token, answer: Response.json(rest) }
}

export interface ApiServer {
  server: ReturnType<typeof setupServer>
  services: Context
  /** Method and path of every call since the last visitor, in order. */
  calls: string[]
  /** Starts another visitor: without a session, cookies and stored data. */
  clearVisitor: () => void
  close: () => Promise<void>
}

/** MSW passes every call of the page to the real backend on a new database, so there is no second, invented backend. */
export const startApiServer = async (overrides: Partial<Context> = {}): Promise<ApiServer> => {
  const connection = await createTestDatabase()
  const services = createTestContext(connection, { newId: randomUUID, ...overrides })
  const app = createApp(services)
  const calls: string[] = []
  let token: string | undefined

  const passOn = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname.slice('/api'.length)}`)
    const headers = new Headers(request.headers)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
    const answer = await app.request(pathname + search, {
      method: request.method,
      headers,
      ...(body?.byteLength && { body }),
    })
    if (pathname !== '/api/login' || !answer.ok) return answer
    const saved = await saveToken(answer, new TextDecoder().decode(body).includes('"password"'))
    token = saved.token
    return saved.answer
  }

  const server = setupServer(http.all('*/api/*', ({ request }) => passOn(request)))
  server.listen({ onUnhandledFrame: 'error' })

  return {
    server,
    services,
    calls,
    clearVisitor: () => {
      token = undefined
      calls.length = 0
      for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
      sessionStorage.clear()
      localStorage.clear()
      server.resetHandlers()
    },
    close: async () => {
      server.close()
      await connection.close()
    },
  }
}
