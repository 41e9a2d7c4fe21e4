import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Images made at import. Their names change with their content, so they may be kept for ever. */
export const serveAssets = (folder: string): Hono =>
  new Hono().get(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.replace(/^\/assets/, ''),
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
