import { pickBook, productParams } from './support/books.ts'
import { expect, test } from './support/shop-test.ts'

test('feeds for news readers and portals hold the books', { tag: '@once' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  await visitor.goto('/')
  const news = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
  const book = await pickBook(visitor)
  const read = async (address: string) => {
    const answer = await page.request.get(address)
    expect.soft(answer.headers()['cache-control'], address).toBe('public, max-age=3600')
    return answer.text()
  }
  expect(await read(news ?? '')).toContain('<pubDate>')
  const product = `${baseURL}/termekek/${productParams(book).id}`
  expect(await read('/feeds/arukereso.xml')).toContain(
    `<ProductUrl>${product}</ProductUrl><Price>${book.price.gross}</Price>`,
  )
  expect(await read('/feeds/google-hu.xml')).toContain(`<g:link>${product}</g:link>`)
  expect(await read('/feeds/google-en.xml')).toContain(`${baseURL}/en/products/`)
  expect((await page.request.get('/feeds/else.xml')).status()).toBe(404)
})
