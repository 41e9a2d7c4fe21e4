import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How far somebody has come with a mail that is not accepted yet. */
export type Stage = 'begun' | 'written'

/** `down` lets nobody in, `slow` takes its time before it accepts, `hanging` never answers. */
type Mood = 'up' | 'down' | 'slow' | 'hanging'

/** A mail server that remembers what it has accepted, and fails when it is told to. */
export interface MailServer {
  url: string
  /** The Message-ID of every mail that was accepted, once for each time. */
  accepted: string[]
  setMood: (mood: Mood) => void
  /** Somebody has just come so far. */
  reached: (stage: Stage) => Promise<void>
  stop: () => Promise<void>
}

const slowMs = 300
const endOfMail = '\r\n.\r\n'

export const startMailServer = async (): Promise<MailServer> => {
  const accepted: string[] = []
  const sockets = new Set<Socket>()
  let mood: Mood = 'up'
  const waiting: Record<Stage, () => void> = { begun: () => {}, written: () => {} }

  const accept = async (socket: Socket, mail: string): Promise<void> => {
    waiting.written()
    if (mood === 'slow') await wait(slowMs)
    // It has the mail, also if nobody waits for its answer any more.
    accepted.push(/^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? 'none')
    if (!socket.destroyed) socket.write('250 accepted\r\n')
  }
  const server = createServer(async (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mood === 'down') return void socket.end('421 not now\r\n')
    if (mood === 'hanging') return
    waiting.begun()
    if (mood === 'slow') await wait(slowMs)
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
    setMood: (next) => {
      mood = next
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
