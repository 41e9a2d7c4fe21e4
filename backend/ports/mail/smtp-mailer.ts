import { createTransport } from 'nodemailer'
import { listHeaders } from './list-headers.ts'
import type { Mailer } from './port.ts'

/** @param url smtp:// or smtps://, with user and password where the server wants them */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    send: async ({ to, subject, html, text, unsubscribeUrl }) =>
      void (await transport.sendMail({ from, to, subject, html, text, headers: listHeaders(unsubscribeUrl) })),
  }
}
