import { createServer, get } from 'node:http'

/**
 * A bare Node server that sends what the shop has sent for the given addresses: the same bytes and encoding. The ratio
 * to it says how much of the machine the shop gives to pages. Started by `measure-memory.ts` with the shop's origin and
 * the headers of a visitor; says its port when it is ready.
 */
const [origin = '', headers = '{}', ...paths] = process.argv.slice(2)

interface Page {
  headers: Record<string, string>
  body: Buffer
}

const read = (path: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers: JSON.parse(headers) }, async (answer) => {
      const body = Buffer.concat((await answer.toArray()) as Buffer[])
      const kept = ['content-type', 'content-encoding', 'etag'] as const
      const own = Object.fromEntries(kept.map((name) => [name, answer.headers[name] ?? '']))
      resolve({ body, headers: { ...own, 'content-length': String(body.length) } })
    }).once('error', reject)
  })

const pages = new Map<string, Page>()
for (const path of paths) pages.set(path, await read(path))

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  if (page) response.writeHead(200, page.headers).end(page.body)
  else response.writeHead(404).end()
})
server.listen(0, 'localhost', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
