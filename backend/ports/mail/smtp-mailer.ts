import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { createCircuitBreaker } from '#lib/process/circuit-breaker.ts'
import { listHeaders } from './list-headers.ts'
import { messageId } from './message-id.ts'
import type { Mail, Mailer } from './port.ts'

export interface SmtpLimits {
  /** Milliseconds for one mail, from the connection to its acceptance. */
  timeoutMs: number
  /** Milliseconds for which a server that failed five times is left alone. */
  halfOpenMs: number
}

const failures = 5

/** A server that answers is not away, whatever it answers about one mail. */
const isAway = (error: unknown): boolean =>
  !(error instanceof Error && 'responseCode' in error && error.responseCode !== undefined)

/** A connection that ends after its time, however busy it is: nodemailer's limits count silence, and do not stop a server that sends byte after byte. */
const socketFor = (timeoutMs: number): Socket => {
  const socket = new Socket()
  const timer = setTimeout(
    () => socket.destroy(new Error(`The mail server did not take the mail within ${timeoutMs} ms`)),
    timeoutMs,
  )
  socket.once('close', () => clearTimeout(timer))
  return socket
}

/**
 * `send` rejects when the server refuses the mail, is not there or takes too long, and at once while it is left alone.
 * @param url smtp:// or smtps://, with user and password where the server wants them
 */
export const createSmtpMailer = (
  url: string,
  from: string,
  { timeoutMs, halfOpenMs }: SmtpLimits = { timeoutMs: 5_000, halfOpenMs: 30_000 },
): Mailer => {
  const breaker = createCircuitBreaker({ failures, halfOpenMs }, isAway)
  const deliver = async ({ key, to, subject, html, text, unsubscribeUrl }: Mail): Promise<void> => {
    const limits = {
      connectionTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    }
    const transport = createTransport({ url, socket: socketFor(timeoutMs), ...limits })
    await transport.sendMail({
      from,
      to,
      subject,
      html,
      text,
      messageId: messageId(key, from),
      headers: listHeaders(unsubscribeUrl),
    })
  }
  return { send: (mail) => breaker.execute(() => deliver(mail)) }
}
