import { Hono } from 'hono'
import { markersJsonp, postInfoXml } from './posta-files.ts'
import { postaOffices } from './posta-offices.ts'

export const postInfoPath = '/posta/PostInfo.xml'

/** Both files in which the post publishes its points. The shop reads the first one. */
export function createPostaRoutes(): Hono {
  const offices = postaOffices()
  const postInfo = postInfoXml(offices)
  return new Hono()
    .get(postInfoPath, (c) => c.body(postInfo, 200, { 'Content-Type': 'text/xml' }))
    .get('/posta/listPPMarkers', (c) => {
      const callback = c.req.query('callback') ?? ''
      // The answer is a script that begins with this text, so only a name is let through.
      if (!/^[\w$.]{0,64}$/.test(callback)) return c.text('Bad Request', 400)
      return c.body(markersJsonp(offices, callback), 200, { 'Content-Type': 'application/javascript; charset=UTF-8' })
    })
}
