import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { failureSwitch } from './failure-switch.ts'
import { foxpostList } from './foxpost-list.ts'
import { glsList } from './gls-list.ts'
import { markersJsonp, postInfoXml } from './posta-files.ts'
import { postaOffices } from './posta-offices.ts'

/**
 * The carriers' public point lists in their real formats, the same on every start, with ETag and 304. Every address
 * takes `?fail=500|timeout|html|truncated`.
 */
export function createCarrierSimulator(): Hono {
  const offices = postaOffices()
  const foxpostHu = foxpostList('hu')
  const foxpostEn = foxpostList('en')
  const gls = glsList()
  const postInfo = postInfoXml(offices)

  const app = new Hono()
  app.use(etag(), failureSwitch)
  app.get('/foxpost/foxplus.json', (c) => c.json(foxpostHu))
  app.get('/foxpost/foxplus_en.json', (c) => c.json(foxpostEn))
  app.get('/gls/data/deliveryPoints/hu.json', (c) => c.json(gls))
  app.get('/posta/PostInfo.xml', (c) => c.body(postInfo, 200, { 'Content-Type': 'text/xml' }))
  app.get('/posta/listPPMarkers', (c) => {
    const callback = c.req.query('callback') ?? ''
    // Whatever stands here comes back as a script, so only a name may.
    if (!/^[\w$.]{0,64}$/.test(callback)) return c.text('Bad Request', 400)
    return c.body(markersJsonp(offices, callback), 200, { 'Content-Type': 'application/javascript; charset=UTF-8' })
  })
  return app
}
