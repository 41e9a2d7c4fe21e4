import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Mailbox {
  url: string
  /** How many mails arrived for each subject line. */
  subjects: ReadonlyMap<string, number>
  /** Takes connections and says nothing, until it is false again. */
  hang: (hangs: boolean) => void
  close: () => void
}

/** A mail server that takes everything (RFC 5321, as far as a client needs it). */
export const openMailbox = async (): Promise<Mailbox> => {
  let isHanging = false
  const subjects = new Map<string, number>()
  const sockets = new Set<Socket>()

  const talk = async (socket: Socket): Promise<void> => {
    const say = (line: string) => void (isHanging || socket.write(`${line}\r\n`))
    say('220 mailbox')
    let isData = false
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      const subject = isData && /^Subject: (.*)/i.exec(line)?.[1]
      if (subject) subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
      if (isData && line !== '.') continue
      if (line === 'DATA') say('354 go on')
      else if (line === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
      isData = line === 'DATA'
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    talk(socket).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subjects,
    hang: (hangs) => {
      isHanging = hangs
      // Who waited for a word is let go, as by a server that was restarted.
      if (!hangs) sockets.forEach((socket) => socket.destroy())
    },
    close: () => {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
