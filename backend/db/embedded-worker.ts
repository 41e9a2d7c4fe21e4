import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const { folder, port } = workerData as { folder: string | undefined; port: number }
const db = await PGlite.create({ ...(folder && { dataDir: folder }), extensions: { pg_trgm, unaccent } })

/** Messages after which the server must say that it is ready: a simple query, or the end of an extended query. */
const turns = new Set(['Q', 'S'].map((letter) => letter.charCodeAt(0)))
const ready = 'Z'.charCodeAt(0)
/** The length of that message in bytes. */
const readyLength = 6

/**
 * An error of a query is part of the engine's answer. If the call itself throws or its answer is incomplete, the engine
 * has given up (for example because it cannot write its log), and every caller would wait for ever. Then this thread
 * ends, and its parent starts a new one.
 */
const giveUp = (): never => process.exit(1)
const ask = db.execProtocolRawStream.bind(db)
db.execProtocolRawStream = async (question, options) => {
  let tail: readonly number[] = []
  const onRawData = (answer: Uint8Array) => {
    tail = [...tail, ...answer.slice(-readyLength)].slice(-readyLength)
    options?.onRawData(answer)
  }
  await ask(question, { ...options, onRawData }).catch(giveUp)
  if (turns.has(question[0] ?? 0) && tail[0] !== ready) giveUp()
}

const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 50 })
await server.start()

parentPort?.on('message', async () => {
  await server.stop()
  await db.close()
  process.exit(0)
})
parentPort?.postMessage(Number(server.getServerConn().split(':').at(-1)))
