import { expect, test, vi } from 'vitest'
import { createCall } from './call.ts'
import { saveFile } from './save-file.ts'

test('the browser saves the file of a call under its name and type', async () => {
  const kept: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (blob) => `blob:${kept.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`)
  })
  const headers = {
    'Content-Type': 'application/epub+zip',
    'Content-Disposition': "attachment; filename*=UTF-8''K-1-E.epub",
  }
  const call = createCall(async () => new Response('a book', { headers }))
  await saveFile(await call('POST /orders/{uuid}/items/{id}/file', { params: { uuid: 'x', id: 1 }, body: {} }))
  expect(names).toEqual(['K-1-E.epub blob:1'])
  expect([kept[0]?.type, await kept[0]?.text()]).toEqual(['application/epub+zip', 'a book'])
})
