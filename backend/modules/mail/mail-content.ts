/** A mail before it is HTML or text: both say the same, in the same order. */
export interface MailContent {
  language: string
  subject: string
  title: string
  paragraphs: string[]
  lines: { name: string; detail: string; quantity: string; total: string }[]
  /** The last one is the sum. */
  totals: { label: string; value: string }[]
  notes: string[]
  link: { label: string; url: string }
  sections: { title: string; lines: string[] }[]
  footer: string[]
}
