import { expect, test } from './support/shop-test.ts'

test('documents are PDFs of the size that the page shows', { tag: '@once' }, async ({ visitor, request }) => {
  const { page } = visitor
  await visitor.goto('/downloadable-documents')
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(5)
  for (const item of await items.all()) {
    const file = await request.get((await item.getByRole('link').getAttribute('href')) ?? '')
    const { 'content-type': type, 'x-content-type-options': options } = file.headers()
    expect([file.status(), type, options]).toEqual([200, 'application/pdf', 'nosniff'])
    await expect(item).toContainText(
      new RegExp(String.raw`\b${Math.round((await file.body()).byteLength / 1000)}\s?kB`),
    )
  }
})
