export interface Mail {
  /** Sent at most once for each key. */
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
