import { createFileMailer as real } from '#backend/ports/mail/file-mailer.ts'
import { reach } from './failpoints.ts'

export const createFileMailer: typeof real = (...args) => {
  const mailer = real(...args)
  return {
    send: async (mail) => {
      await mailer.send(mail)
      if (mail.key.startsWith('order-confirmation')) reach(12)
    },
  }
}
