export interface Mail {
  /** Sent at most once for each key. */
  key: string
  to: string
  subject: string
  html: string
  text: string
}

export interface Mailer {
  send: (mail: Mail) => Promise<void>
}
