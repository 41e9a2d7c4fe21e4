import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { reportError } from '#lib/process/report-error.ts'
import { sendOnce } from './send-once.ts'

vi.mock('#lib/process/report-error.ts')

const long = 'Egy bekezdés, amely hosszabb annál, mint ami a helyére kerül. '.repeat(4)
const paragraph = `["$","p",null,{"children":"${long}"}]`

/** The rows of every page: the part that stands for markup, a component of the browser, one that shows its children. */
const components = [
  'a1:I[1,["/a.js"],"MarkupPart"]',
  'a2:I[2,["/a.js"],"AddToCart"]',
  'a3:"QueryProvider"',
  'a4:I[3,["/a.js"],"$a3"]',
  'a5:"$Sreact.fragment"',
  'a6:I[4,["/a.js"],"BrowserCardList"]',
]

const scriptOf = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', String.raw`\u003c`)})</script>`

const documentOf = (rows: string[]) => {
  const data = `${[...components, ...rows].join('\n')}\n`
  const middle = Math.floor(data.length / 2)
  return `<html><body>…${scriptOf(data.slice(0, middle))}<hr>${scriptOf(data.slice(middle))}</body></html>`
}

const send = async (html: string, headers: Record<string, string | undefined> = {}) => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  for (const [name, value] of Object.entries({ 'content-type': 'text/html', etag: '"1"', ...headers }))
    if (value !== undefined) response.setHeader(name, value)
  const page = { request, response, ifNoneMatch: undefined, body: html as string | Buffer }
  await sendOnce(page)
  return page.body.toString()
}

/** The rows of the sent page, without those of components. */
const sentRows = async (rows: string[]): Promise<string[]> => {
  const sent = await send(documentOf(rows))
  const scripts = [...sent.matchAll(/__next_f\.push\(\[1,(".*?")\]\)/g)]
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.[1] ?? '""') as string
  return data.split('\n').filter((row) => row && !/^a\d:/.test(row))
}

test('the largest element without anything that comes alive is a part of markup, with its attributes and its key', async () => {
  const section = `["$","section","books",{"className":"strip","children":[${paragraph},"$L1"]}]`
  expect(
    await sentRows([
      `0:["$","main",null,{"children":[${section},["$","$La2",null,{"id":5}]]}]`,
      `1:["$","b",null,{"children":"Könyv"}]`,
    ]),
  ).toEqual([
    '0:["$","main",null,{"children":[["$","$La1","books",{"as":"section","number":0,"className":"strip"}],["$","$La2",null,{"id":5}]]}]',
  ])
})

test('components that show their children are looked into, and no others: what they hold may come later', async () => {
  const [row = ''] = await sentRows([
    `0:[["$","$La4",null,{"children":${paragraph}}],["$","$La2",null,{"children":${paragraph},"label":${paragraph}}]]`,
  ])
  expect(row).toContain('["$","$La4",null,{"children":["$","$La1",null,{"as":"p","number":0}]}]')
  expect(row).toContain(`["$","$La2",null,{"children":${paragraph},"label":${paragraph}}]`)
})

test('components that only make markup are a part of it, in an element', async () => {
  const cards = JSON.stringify(JSON.stringify({ cards: long }))
  expect(await sentRows([`0:["$","div",null,{"children":["$","$La6",null,{"list":${cards}}]}]`, 'b:"x"'])).toEqual([
    '0:["$","$La1",null,{"as":"div","number":0}]',
  ])
})

test('what goes to the head stays as it is', async () => {
  const head = `["$","div",null,{"children":[["$","title",null,{"children":"Könyv"}],["$","link",null,{"href":"/x.css"}]]}]`
  expect(await sentRows([`0:[${head},${paragraph}]`])).toEqual([`0:[${head},["$","$La1",null,{"as":"p","number":0}]]`])
})

test('structured data come once', async () => {
  const html = JSON.stringify({ name: long })
  const script = `["$","script",null,${JSON.stringify({ type: 'application/ld+json', dangerouslySetInnerHTML: { __html: html } })}]`
  expect(await sentRows([`0:[${script}]`])).toEqual([
    '0:[["$","$La1",null,{"as":"script","number":0,"type":"application/ld+json"}]]',
  ])
})

test('a value that was cut and is named elsewhere moves there', async () => {
  const items = `[{"title":"${long}"}]`
  const menu = `["$","nav",null,{"children":["$","$La6",null,{"items":${items}}]}]`
  expect(await sentRows([`0:[${menu},["$","$La2",null,{"items":"$0:0:props:children:props:items"}]]`])).toEqual([
    `0:[["$","$La1",null,{"as":"nav","number":0}],["$","$La2",null,{"items":${items}}]]`,
  ])
})

test.each([
  ['is empty', `["$","div",null,{"data-x":"${long}","children":"$L1"}]`, '1:null'],
  ['stands in two places', '"$L1"', `1:${paragraph}`],
  ['waits for a promise', `["$","div",null,{"children":"$@1"}]`, `1:"${long}"`],
])('an element that %s is sent whole', async (_, element, other) => {
  expect(await sentRows([`0:[${element},["$","$La2",null,{"children":"$L1"}],${paragraph}]`, other])).toEqual([
    `0:[${element},["$","$La2",null,{"children":"$L1"}],["$","$La1",null,{"as":"p","number":0}]]`,
    other,
  ])
})

test('texts with a length, in letters of several bytes, are found and written', async () => {
  const text = `ő${long}\n0:ez nem sor`
  const rows = [`0:["$","$La2",null,{"a":"$1","b":${paragraph}}]`]
  const sent = await send(documentOf([...rows, `1:T${Buffer.byteLength(text).toString(16)},${text}2:null`]))
  expect(JSON.parse(/\[1,(".*?")\]\)/.exec(sent)?.[1] ?? '')).toContain(
    `1:T${Buffer.byteLength(text).toString(16)},${text}`,
  )
})

test('a text of the page that looks like a reference is a text', async () => {
  const price = `["$","p",null,{"children":"$$1 ${long}"}]`
  expect(await sentRows([`0:[${price},["$","$La2",null,{"note":"$$0:0"}]]`])).toEqual([
    '0:[["$","$La1",null,{"as":"p","number":0}],["$","$La2",null,{"note":"$$0:0"}]]',
  ])
})

const whole = documentOf([`0:[${paragraph}]`])

test.each([
  ['data for the router', { 'content-type': 'text/x-component' }, whole],
  ['a page without an ETag, which is made for one visit', { etag: undefined }, whole],
  ['a page with rows that nobody here knows', {}, documentOf([`0:[${paragraph}]`, '1:o4,abcd'])],
  ['a page without the part', {}, `<html>${scriptOf(`0:[${paragraph}]\n`)}</html>`],
])('%s: sent as it is', async (_, headers, html) => {
  expect(await send(html, headers)).toBe(html)
})

test('a page whose description cannot be read is sent whole, and the log says so', async () => {
  const broken = documentOf(['0:["$","p",null,{'])
  expect(await send(broken)).toBe(broken)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(SyntaxError), 'request')
})
