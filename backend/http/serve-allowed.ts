import type { Hono } from 'hono'
import type { EndpointName } from '#contracts/endpoints.ts'
import { problem } from './problem.ts'
import type { AppEnv } from './app-env.ts'
import { routeOf } from './serve.ts'

/** The methods of each address in the table. GET allows HEAD, too. */
const methodsByRoute = (names: readonly EndpointName[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>()
  for (const name of names) {
    const { method, route } = routeOf(name)
    methods.set(route, [...(methods.get(route) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}

/** Answers every other method with 405 and the allowed methods. Must be called after all endpoints are served. */
export const serveAllowed = (app: Hono<AppEnv>, names: readonly EndpointName[]): void => {
  for (const [route, methods] of methodsByRoute(names))
    app.all(route, (c) => {
      const { locale, requestId } = c.get('ctx')
      const refused = problem({ code: 'method_not_allowed' }, locale, requestId)
      refused.headers.set('Allow', methods.join(', '))
      return refused
    })
}
