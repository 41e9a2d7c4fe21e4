import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { readBarionHit } from './collectors/barion.ts'
import { readConversions } from './collectors/conversions-api.ts'
import { readGa4Hit } from './collectors/ga4.ts'
import { readConversion } from './collectors/google-ads.ts'
import { readMeasurements } from './collectors/measurement-protocol.ts'
import { readMetaHit } from './collectors/meta.ts'
import { readTikTokHit } from './collectors/tiktok.ts'
import { createHitList, type HitList, hitProviders } from './hits.ts'
import { hitsPage } from './hits-page.ts'
import { sandboxSecret, sandboxToken } from './sandbox-accounts.ts'
import { scriptOf, tagPaths } from './scripts.ts'

/** As the collectors allow pages of all shops. */
const allowPages: MiddlewareHandler = async (c, next) => {
  await next()
  const origin = c.req.header('origin')
  c.header('Access-Control-Allow-Origin', origin ?? '*')
  if (origin) c.header('Access-Control-Allow-Credentials', 'true')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Cache-Control', 'no-store')
}

const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const pixel = () => new Response(point, { headers: { 'Content-Type': 'image/gif' } })
const nothing = () => new Response(null, { status: 204 })

const addScripts = (app: Hono): void => {
  for (const path of tagPaths)
    app.get(`/tags/${path}`, (c) => c.body(scriptOf(path), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
}

/** A request to `g/collect` may carry further events, one a line, which have the rest of the query in common. */
const ga4HitsOf = (query: Record<string, string>, body: string) =>
  (body ? body.split('\n') : ['']).map((line) =>
    readGa4Hit({ ...query, ...Object.fromEntries(new URLSearchParams(line)) }),
  )

const addCollectors = (app: Hono, hits: HitList): void => {
  app
    .on(['GET', 'POST'], '/tags/www.google-analytics.com/g/collect', async (c) => {
      ga4HitsOf(c.req.query(), await c.req.text()).forEach(hits.add)
      return nothing()
    })
    .get('/tags/www.googleadservices.com/pagead/conversion/:account/', (c) => {
      hits.add(readConversion(c.req.param('account'), c.req.query()))
      return pixel()
    })
    .get('/tags/www.facebook.com/tr/', (c) => {
      hits.add(readMetaHit(c.req.query()))
      return pixel()
    })
    .post('/tags/analytics.tiktok.com/api/v2/pixel', async (c) => {
      const hit = readTikTokHit(await c.req.text())
      hits.add(hit)
      return c.json(hit.invalid ? { code: 40_002, message: hit.invalid } : { code: 0, message: 'OK' })
    })
    .get('/tags/pixel.barion.com/a.gif', (c) => {
      hits.add(readBarionHit(c.req.query()))
      return pixel()
    })
}

/** For the shop's own server. Analytics answers the same to everything, and its debugging address says what is wrong. */
const addServerCollectors = (app: Hono, hits: HitList, now: () => Date): void => {
  app
    .post('/tags/www.google-analytics.com/mp/collect', async (c) => {
      const sent = { query: c.req.query(), body: await c.req.text() }
      readMeasurements(sent, sandboxSecret, now()).forEach(hits.add)
      return nothing()
    })
    .post('/tags/www.google-analytics.com/debug/mp/collect', async (c) => {
      const sent = { query: { ...c.req.query(), api_secret: sandboxSecret }, body: await c.req.text() }
      const validationMessages = readMeasurements(sent, sandboxSecret, now()).flatMap(({ invalid }) => {
        const [fieldPath = '', description = ''] = invalid?.split(': ') ?? []
        return invalid ? [{ fieldPath, description, validationCode: 'VALUE_INVALID' }] : []
      })
      return c.json({ validationMessages })
    })
    .post('/tags/graph.facebook.com/:version{v\\d+\\.0}/:pixel{\\d+}/events', async (c) => {
      const read = readConversions(c.req.param('pixel'), await c.req.text(), sandboxToken, now())
      read.hits.forEach(hits.add)
      return c.json(read.answer, read.status)
    })
}

const listQuery = z.object({
  provider: z.enum(hitProviders).optional(),
  after: z.coerce.number().int().min(0).optional(),
})

/** What no provider has: a list of all that has come. */
const addList = (app: Hono, hits: HitList): void => {
  app
    .get('/sim/collect', (c) => {
      const query = listQuery.safeParse(c.req.query())
      if (!query.success) return c.json({ error: 'malformed', issues: query.error.issues }, 400)
      const { provider, after = 0 } = query.data
      const items = hits.list({ provider, after })
      if (c.req.header('accept')?.startsWith('text/html')) return c.html(hitsPage(items))
      return c.json({ items })
    })
    .delete('/sim/collect', () => {
      hits.empty()
      return nothing()
    })
}

/**
 * The providers of measuring: their tags, as small scripts that send what the real ones send, and their collectors. What
 * is at `https://HOST/PATH` is here at `/tags/HOST/PATH`.
 */
export const createAnalyticsSimulator = ({ now }: { now: () => Date }): Hono => {
  const hits = createHitList(now)
  const app = new Hono()
  app.use('/tags/*', allowPages)
  app.options('/tags/*', (c) => {
    c.header('Access-Control-Allow-Methods', 'GET, POST')
    c.header('Access-Control-Allow-Headers', 'content-type')
    return c.body(null, 204)
  })
  addScripts(app)
  addCollectors(app, hits)
  addServerCollectors(app, hits, now)
  addList(app, hits)
  return app
}
