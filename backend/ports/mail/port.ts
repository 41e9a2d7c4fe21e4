export interface Mail {
  /** One mail a key; only a crash between the mail server's answer and our mark sends it again, under the same Message-ID. */
  key: string
  to: string
  subject: string
  html: string
  text: string
  /** Where a mail program leaves the list with one POST (RFC 8058); only for mails that one can leave. */
  unsubscribeUrl?: string
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
}
