import { check } from '../support/checks.ts'
import type { RunningShop } from '../support/running-shop.ts'
import type { SoldBook } from './find-book.ts'
import type { TypeCommand } from './type-command.ts'
import { isInTime, msUntil, readPage } from './visit.ts'

const signIn = async (origin: string, email: string) => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ grant_type: 'password', email, password: 'kolofon-demo' }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return { text: await answer.text(), cookies: ['locale=hu', ...cookies].join('; ') }
}

const askMe = async (origin: string, cookies: string) => {
  const answer = await fetch(`${origin}/api/v2.0/me`, { headers: { Cookie: cookies } })
  return { text: await answer.text(), set: answer.headers.getSetCookie().join('\n') }
}

/** The three operation modes, set while visitors, a reader and an organization use the shop (docs/decisions/0055). */
export const checkOperationMode = async (shop: RunningShop, type: TypeCommand, { path }: SoldBook): Promise<void> => {
  const { origin } = shop
  const statusOf = async (address: string, cookies?: string) => (await readPage(origin + address, cookies)).status
  const [reader, member] = [
    await signIn(origin, 'olvaso@kolofon.example'),
    await signIn(origin, 'iskola@kolofon.example'),
  ]
  const showsPrice = async (cookies?: string) => /"price":"\d+"/.test((await readPage(origin + path, cookies)).text)
  check('with both segments, visitors see prices', await showsPrice())

  const only = await type('config', 'set', 'operation_mode', 'b2b')
  const hidden = await msUntil(async () => !(await showsPrice()), only.at)
  check('operation_mode b2b: visitors see no price', only.code === 0 && isInTime(hidden), only.err || `${hidden} ms`)
  const { text: product } = await readPage(origin + path)
  // The class names of the layout hold `data-buy-bar`, too.
  check('the product page names no amount and has no cart', !/\d Ft|<[^>]* data-buy-bar=/.test(product))
  check('an organization that has signed in sees prices', await showsPrice(member.cookies))
  // The guards of pages read the configuration once a second.
  const closed = await msUntil(async () => (await statusOf('/regisztracio')) === 404, only.at)
  check('nobody can register', isInTime(closed), `${closed} ms`)
  check('a cookie alone does not open its pages', !(await showsPrice('locale=hu; segment=b2b')))
  check('an invitation can be accepted', (await statusOf('/regisztracio?invitationCode=a')) === 200)
  check('there are no billing addresses', (await statusOf('/szamlazasi-cimek', member.cookies)) === 404)
  const login = (await readPage(`${origin}/bejelentkezes`)).text
  check('the sign-in page says whom the shop serves', login.includes('intézményeket szolgál ki'))
  check('the portals get no products', (await statusOf('/feeds/google-hu.xml')) === 404)
  const ended = await askMe(origin, reader.cookies)
  check(
    'the reader’s session ends with its reason, and its cookies are cleared',
    ended.text.includes('operation_mode_changed') &&
      /^sid=;/m.test(ended.set) &&
      /^ended=operation_mode_changed/m.test(ended.set),
    ended.text,
  )
  const refused = await signIn(origin, 'olvaso@kolofon.example')
  check('the reader cannot sign in again', refused.text.includes('organizations_only'), refused.text)

  const readers = await type('config', 'set', 'operation_mode', 'b2c')
  const back = await msUntil(() => showsPrice(), readers.at)
  check('operation_mode b2c: visitors see prices again', isInTime(back), `${back} ms`)
  check(
    'the organization’s session ends',
    (await askMe(origin, member.cookies)).text.includes('operation_mode_changed'),
  )
  const register = await msUntil(async () => (await statusOf('/regisztracio')) === 200, readers.at)
  check('readers can register again', isInTime(register), `${register} ms`)
  await type('config', 'set', 'operation_mode', 'b2c_and_b2b')
}
