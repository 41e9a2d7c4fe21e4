import { Hono } from 'hono'
import { z } from 'zod'
import { simulatedScript } from './simulated-script.ts'

export interface Visit {
  action: string
  score: number
  hostname: string
  at: number
}

/** What the script of the simulator gives to a page. */
export const tokenOf = (visit: Visit): string => `sim.${btoa(JSON.stringify(visit))}`

const readToken = (token: string): Visit | undefined => {
  try {
    return token.startsWith('sim.') ? (JSON.parse(atob(token.slice(4))) as Visit) : undefined
  } catch {
    return undefined
  }
}

const validMs = 120_000
const refuse = (...codes: string[]) => ({ success: false, 'error-codes': codes })

/** What tests may switch, which no real Google has. */
const settingsSchema = z.strictObject({
  /** What everybody scores from now on; null: what the token says. */
  score: z.number().min(0).max(1).nullable().optional(),
  /** Neither script nor answers. */
  isAway: z.boolean().optional(),
})

export interface RecaptchaSimulator {
  now: () => Date
  /** The only one that is right. */
  secret: string
}

/**
 * Google in its real wire format: a script that gives tokens, and `siteverify`, which takes a form and answers with JSON,
 * each token once and for two minutes.
 */
export const createRecaptchaSimulator = ({ now, secret }: RecaptchaSimulator): Hono => {
  const used = new Set<string>()
  let settings: z.output<typeof settingsSchema> = {}
  const app = new Hono().basePath('/recaptcha')
  app.patch('/settings', async (c) => {
    const changes = settingsSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!changes.success) return c.json({ error: 'malformed', issues: changes.error.issues }, 400)
    settings = { ...settings, ...changes.data }
    return c.json(settings)
  })
  app.use(async (c, next) => (settings.isAway ? c.text('', 503) : next()))
  app.get('/api.js', (c) => c.body(simulatedScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.post('/api/siteverify', async (c) => {
    const { secret: given, response: token } = await c.req.parseBody()
    if (!given) return c.json(refuse('missing-input-secret'))
    if (given !== secret) return c.json(refuse('invalid-input-secret'))
    if (!token) return c.json(refuse('missing-input-response'))
    const visit = typeof token === 'string' ? readToken(token) : undefined
    if (typeof token !== 'string' || !visit) return c.json(refuse('invalid-input-response'))
    if (used.has(token) || now().getTime() - visit.at > validMs) return c.json(refuse('timeout-or-duplicate'))
    used.add(token)
    const { action, hostname, at } = visit
    const score = settings.score ?? visit.score
    return c.json({ success: true, action, score, hostname, challenge_ts: new Date(at).toISOString() })
  })
  return app
}
