import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface TestBucket {
  /** The settings with which the shop reaches the bucket. */
  settings: { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string }
  close: () => Promise<void>
}

/** Opens a test bucket behind a real socket. `close` removes it. */
export const openBucket = async (): Promise<TestBucket> => {
  const directory = mkdtempSync(join(tmpdir(), 'kolofon-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop' }],
  })
  const { port } = await server.run()
  return {
    settings: {
      bucket: 'shop',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
