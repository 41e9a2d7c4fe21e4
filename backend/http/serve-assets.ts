import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const withoutPrefix = (path: string): string => path.replace(/^\/assets/, '')

/**
 * Images made at import or when they are first asked for. Their names change with their content, so they may be kept for ever.
 * @param make sees to it that a picture which can be made is there
 */
export const serveAssets = (folder: string, make: (path: string) => Promise<void>): Hono => {
  mkdirSync(folder, { recursive: true })
  return new Hono()
    .use(async (c, next) => {
      await make(withoutPrefix(c.req.path))
      await next()
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
    })
    .get('*', serveStatic({ root: folder, rewriteRequestPath: withoutPrefix }))
}
