import type { OperationMode } from '#contracts/operation-mode.ts'
import { crawl, engineHeaders } from './support/crawl.ts'
import { guarded, loadResourcePages } from './support/known-pages.ts'
import { typeCommand } from './support/operator.ts'
import { customers } from './support/reader.ts'
import { ask } from './support/shop-api.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn, signIn } from './support/sign-in.ts'
import { addressOf, type Visitor } from './support/visitor.ts'

const setMode = async (mode: OperationMode): Promise<void> =>
  void (await typeCommand('config', 'set', 'operation_mode', mode))

test.afterEach(() => setMode('b2c_and_b2b'))

const { email, password } = customers.business
const people = { reader: customers.reader, institution: { email, password } }

/** The status of a page in the language of its path. */
const statusOf = async ({ page }: Visitor, path: string): Promise<number> =>
  (await page.request.get(path, { headers: engineHeaders, maxRedirects: 0 })).status()

/** A page is as the mode says within seconds in every process. */
const expectStatus = (visitor: Visitor, path: string, status: number) =>
  expect.poll(() => statusOf(visitor, path), `${path} in this mode`).toBe(status)

const cases = [
  { mode: 'b2c', person: 'reader', refused: 'institution', code: 'readers_only' },
  { mode: 'b2b', person: 'institution', refused: 'reader', code: 'organizations_only' },
] as const

for (const { mode, person, refused, code } of cases)
  test(
    `${mode}: the session that no longer fits ends with its warning, and the other one goes on`,
    { tag: '@languages' },
    async ({ visitor, stranger, allowConsole }) => {
      allowConsole(refusedRequest)
      const { page, t } = visitor
      await askToSignIn(visitor, people[refused])
      await askToSignIn(stranger, people[person])
      await visitor.goto('/orders')
      await expect(page.getByRole('heading', { level: 1, name: t('selfcare.pages.orders') })).toBeVisible()

      await setMode(mode)
      await page.reload()
      await expect(page.getByRole('region', { name: t('shell.notifications') })).toContainText(
        t('errors.operation_mode_changed'),
      )
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')

      await visitor.goto('/login')
      await signIn(visitor, people[refused])
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(t(`errors.${code}`))

      await stranger.goto('/orders')
      await expect(stranger.page.getByRole('heading', { level: 1, name: t('selfcare.pages.orders') })).toBeVisible()
      expect((await ask(stranger, 'GET /v2.0/me')).email).toBe(people[person].email)
    },
  )

const crawls: { mode: OperationMode; person?: keyof typeof people; missing: readonly string[] }[] = [
  { mode: 'b2c', missing: ['/intezmeny', '/intezmeny/regisztracio', '/en/organization/registration'] },
  { mode: 'b2c', person: 'reader', missing: ['/intezmeny', '/intezmeny/regisztracio'] },
  { mode: 'b2b', missing: ['/regisztracio', '/en/register', '/szamlazasi-cimek'] },
  { mode: 'b2b', person: 'institution', missing: ['/szamlazasi-cimek', '/en/billing-data'] },
  { mode: 'b2c_and_b2b', person: 'reader', missing: [] },
  { mode: 'b2c_and_b2b', person: 'institution', missing: [] },
]
/** Pages that a visitor is led away from, and links of pages that are the same for everybody lead to them. */
const closedTo = {
  guest: guarded('login', 'member'),
  reader: guarded('guest', 'member'),
  institution: guarded('guest'),
}

for (const { mode, person, missing } of crawls)
  test(
    `${mode}: every link leads to a page, for the ${person ?? 'guest'}`,
    { tag: '@once' },
    async ({ visitor, baseURL: origin = '' }) => {
      test.setTimeout(300_000)
      await setMode(mode)
      if (person) await askToSignIn(visitor, people[person])
      for (const path of missing) await expectStatus(visitor, path, 404)
      await expectStatus(visitor, addressOf('hu', '/faqs'), 200)
      const closed = new Set(closedTo[person ?? 'guest'])
      const resources = await loadResourcePages(visitor)
      const known = new Set(resources)
      // Links to the other pages of resources are compared with the list; crawl.spec.ts opens them.
      const picked = new Set(resources.filter((_, index) => index % 25 === 0))
      const isOpened = (path: string) => picked.has(path)
      const cookies = (await visitor.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      const { pages, broken } = await crawl(['/', '/en'], { origin, known, closed, isOpened, views: 10, cookies })
      expect(broken).toEqual([])
      expect(pages.length).toBeGreaterThan(50)
      const hasPrices = pages.some(({ structured }) => structured.some((text) => text.includes('"price"')))
      expect(hasPrices, 'prices').toBe(mode !== 'b2b' || person === 'institution')
    },
  )
