export interface MailLine {
  name: string
  /** The address of the book's page. */
  url: string
  cover: { src: string; width: number; height: number }
  /** The author, and the number of copies with the edition. */
  details: string[]
  /** A fact to know before the book arrives: its day of publication. */
  remark: string | undefined
  /** Undefined in a mail without prices. */
  price: { main: string; other: string | undefined } | undefined
}

export interface MailSection {
  title: string
  lines: string[]
}

/** The content of a mail before it is turned into HTML and text, which hold the same in the same order. */
export interface MailContent {
  language: string
  subject: string
  /** The text that mail programs show beside the subject. */
  preheader: string
  title: string
  paragraphs: string[]
  lines: MailLine[]
  totals: { label: string; value: string; isSum: boolean }[]
  notes: string[]
  /** The first button is the main one. */
  links: { label: string; url: string }[]
  /** Short blocks, two beside each other where there is room. */
  facts: MailSection[]
  sections: MailSection[]
  /** The contact of the shop, then the facts about the company. */
  footer: string[]
}
