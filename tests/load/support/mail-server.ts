import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How far a client has come with a mail that is not accepted yet. */
export type Stage = 'begun' | 'written'

/** `down` refuses connections, `slow` waits before it accepts a mail, `hanging` never answers. */
type Mode = 'up' | 'down' | 'slow' | 'hanging'

/** A mail server that records what it has accepted, and that fails on demand. */
export interface MailServer {
  url: string
  /** The Message-ID of every accepted mail, once for each time. */
  accepted: string[]
  setMode: (mode: Mode) => void
  /** Resolves when a client reaches this stage. */
  reached: (stage: Stage) => Promise<void>
  stop: () => Promise<void>
}

const slowMs = 300
const endOfMail = '\r\n.\r\n'

export const startMailServer = async (): Promise<MailServer> => {
  const accepted: string[] = []
  const sockets = new Set<Socket>()
  let mode: Mode = 'up'
  const waiting: Record<Stage, () => void> = { begun: () => {}, written: () => {} }

  const accept = async (socket: Socket, mail: string): Promise<void> => {
    waiting.written()
    if (mode === 'slow') await wait(slowMs)
    // The server has the mail, even if nobody waits for its answer any more.
    accepted.push(/^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? 'none')
    if (!socket.destroyed) socket.write('250 accepted\r\n')
  }
  const server = createServer(async (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mode === 'down') return void socket.end('421 not now\r\n')
    if (mode === 'hanging') return
    waiting.begun()
    if (mode === 'slow') await wait(slowMs)
    socket.write('220 ready\r\n')
    let [text, isMail] = ['', false]
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      if (isMail && text.endsWith(endOfMail)) {
        const mail = text
        ;[text, isMail] = ['', false]
        return void accept(socket, mail)
      }
      if (isMail || !text.endsWith('\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      text = ''
      isMail = command === 'DATA'
      if (command === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    setMode: (next) => {
      mode = next
      if (next === 'down' || next === 'hanging') for (const socket of sockets) socket.destroy()
    },
    reached: (stage) => new Promise((resolve) => (waiting[stage] = resolve)),
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
