import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** Looks for a file in a separate process. @returns the packages of Amazon that the process has loaded */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ resolve: (specifier, context, next) => (specifier.startsWith('@aws-sdk/') && loaded.push(specifier), next(specifier, context)) })
  const { createFiles } = await import('#backend/ports/files/create-files.ts')
  const { readCommandEnv } = await import('#lib/env/backend.ts')
  const files = await createFiles(readCommandEnv(process.env))
  const found = await files.find('assets/x.jpg').then((facts) => facts === undefined ? 'nothing' : 'something', (error) => error.name)
  process.stdout.write(JSON.stringify({ loaded: loaded.length > 0, found }))
`

const run = async (env: Record<string, string>) => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, HOME: '/nowhere', DATA_DIR: tmpdir(), ...env },
  })
  return { ...(JSON.parse(stdout) as { loaded: boolean; found: string }), stderr }
}

test('without a bucket its client is not loaded', async () => {
  expect(await run({})).toEqual({ loaded: false, found: 'nothing', stderr: '' })
})

test('with a bucket nobody else is asked, for credentials neither, and nothing is written to the screen', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(403).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const env = {
    S3_BUCKET: 'shop',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: address,
  }
  expect(await run({ ...env, AWS_EC2_METADATA_SERVICE_ENDPOINT: address })).toEqual({
    loaded: true,
    found: 'FilesError',
    stderr: '',
  })
  expect(asked).toEqual(['/shop/assets/x.jpg'])
})
