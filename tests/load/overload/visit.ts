import { connect } from 'node:net'

export interface Answer {
  /** The status; 0 without a complete answer. */
  status: number
  hasRetryAfter: boolean
  /** The reason why there is no answer. */
  failure?: string
}

/** The longest wait for an answer, in milliseconds. */
const patienceMs = 10_000

const endOfHead = '\r\n\r\n'
const endOfChunks = '0\r\n\r\n'

/**
 * A visit on a connection of its own. It does as little work as possible, because the shop runs on the same machine.
 */
export const visit = (port: number, path: string, from: string): Promise<Answer> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let [head, tail, bytes, failure] = ['', '', 0, 'cut short']
    const timer = setTimeout(() => {
      failure = 'no answer in time'
      socket.destroy()
    }, patienceMs)
    socket.once('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      tail = (tail + chunk).slice(-endOfChunks.length)
      if (head.includes(endOfHead)) bytes += chunk.length
      else {
        head += chunk
        bytes = head.length - head.indexOf(endOfHead) - endOfHead.length
      }
    })
    socket.once('error', (error: Error & { code?: string }) => {
      if (failure === 'cut short') failure = error.code ?? error.message
    })
    socket.once('close', () => {
      clearTimeout(timer)
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      const isWhole =
        head.includes(endOfHead) && (length === undefined ? tail === endOfChunks : bytes >= Number(length))
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
      resolve(
        isWhole
          ? { status, hasRetryAfter: /^retry-after: \d+/im.test(head) }
          : { status: 0, hasRetryAfter: false, failure },
      )
    })
  })
