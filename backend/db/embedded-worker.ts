import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const { folder } = workerData as { folder: string | undefined }
const db = await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm, unaccent } })
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 50 })
await server.start()

parentPort?.on('message', async () => {
  await server.stop()
  await db.close()
  process.exit(0)
})
parentPort?.postMessage(Number(server.getServerConn().split(':').at(-1)))
