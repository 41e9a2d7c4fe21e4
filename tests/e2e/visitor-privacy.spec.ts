import { openBook, pickBook, productParams } from './support/books.ts'
import { addToCart } from './support/cart.ts'
import { expect, test } from './support/shop-test.ts'

test('no shared cache may store the pages and answers of a visitor', { tag: '@once' }, async ({ visitor }) => {
  const { request } = visitor.page
  const book = productParams(await pickBook(visitor)).id
  for (const path of ['/', '/en', `/termekek/${book}`, '/kereses?q=anna', '/kosar', '/penztar'])
    expect.soft((await request.get(path)).headers()['cache-control'], path).toBe('private, no-cache')
  for (const path of ['/api/v2.0/me', '/api/draft_orders/current', '/api/v2.0/variants'])
    expect.soft((await request.get(path)).headers()['cache-control'], path).toBe('private, no-store')
})

test('no script can read the token', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const answers: string[] = []
  page.on('response', async (answer) => void (answer.url().endsWith('/api/login') && answers.push(await answer.text())))
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  await addToCart(visitor, book.title)
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const readable = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join('\n'),
  )
  expect(readable).not.toContain(session?.value ?? 'no session')
  expect(answers.join('')).not.toContain(session?.value ?? 'no session')
  expect(answers.join('')).not.toContain('access_token')
})
