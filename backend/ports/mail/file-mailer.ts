import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listHeaders } from './list-headers.ts'
import type { Mailer } from './port.ts'

/** Writes mails as `.eml` files, where no SMTP server is configured. */
export const createFileMailer = (folder: string, from: string, now: () => Date): Mailer => ({
  send: async ({ key, to, subject, html, text, unsubscribeUrl }) => {
    await mkdir(folder, { recursive: true })
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js')
    const message = await new MailComposer({
      from,
      to,
      subject,
      html,
      text,
      date: now(),
      headers: listHeaders(unsubscribeUrl),
    })
      .compile()
      .build()
    const name = `${key.replaceAll(/[^\w-]/g, '_')}.eml`
    // A reader never sees half a mail.
    await writeFile(join(folder, `.${name}`), message)
    await rename(join(folder, `.${name}`), join(folder, name))
  },
})
