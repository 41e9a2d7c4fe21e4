import { createHash, randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { pino } from 'pino'
import type { Outbound } from '../payments/port.ts'
import type { Connection } from './definition.ts'
import type { IdentityProvider, Verdict } from './port.ts'

interface Definition {
  simulate: (options: { now: () => Date }) => Hono
  connect: (connection: Connection) => IdentityProvider | undefined
}

const redirectUri = 'https://bolt.example/api/sign-in/test'

/** An adapter in front of its simulator. */
export const connectSimulated = ({ simulate, connect }: Definition) => {
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const now = () => clock.now
  const app = simulate({ now })
  /** The calls of the adapter, by path. */
  const calls: string[] = []
  /** Answers in the place of the simulator. */
  const faults: { answer: ((path: string) => Response | undefined) | undefined } = { answer: undefined }
  const send: Outbound = async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    calls.push(pathname)
    const answer =
      faults.answer?.(pathname) ??
      (await app.request(pathname + search, { method, headers, ...(body !== undefined && { body }) }))
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  const provider = connect({
    env: { TRIAL: '1' },
    simulators: { origin: 'http://inner.example', publicOrigin: 'http://outer.example' },
    openOutbound: () => send,
    timeoutMs: 1_000,
    now,
    log: pino({ level: 'silent' }),
  })
  if (!provider) throw new Error('The simulated provider is off')

  /** Begins, chooses at the page, and returns with what the provider gives to the browser. */
  const visit = async (choice: Record<string, string>) => {
    const [state, nonce, verifier] = ['state', 'nonce', randomBytes(32).toString('base64url')]
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const page = new URL(provider.pageUrl({ state, nonce, challenge, redirectUri, locale: 'hu' }))
    const shown = await app.request(page.pathname + page.search)
    const answer = await app.request(page.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...choice }).toString(),
    })
    const location = answer.headers.get('location')
    const fields = location
      ? Object.fromEntries(new URL(location).searchParams)
      : Object.fromEntries(
          [...(await answer.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
            name,
            value.replaceAll('&quot;', '"'),
          ]),
        )
    return { page, shown, fields, verifier, nonce }
  }

  const redeem = (
    { fields, verifier, nonce }: Awaited<ReturnType<typeof visit>>,
    changes: Partial<Parameters<IdentityProvider['redeem']>[0]> = {},
  ): Promise<Verdict> =>
    provider.redeem({
      code: fields['code'] ?? '',
      nonce,
      verifier,
      redirectUri,
      firstName: undefined,
      lastName: undefined,
      ...changes,
    })

  return {
    provider,
    app,
    clock,
    calls,
    faults,
    visit,
    redeem,
    signIn: async (choice: Record<string, string>) => redeem(await visit(choice)),
  }
}
