export interface MailLine {
  name: string
  /** Of the book's page. */
  url: string
  cover: { src: string; width: number; height: number }
  /** Who wrote it, how many of which edition. */
  details: string[]
  /** What has to be known before it comes: the day of publication. */
  remark: string | undefined
  /** Undefined where nothing is bought. */
  price: { main: string; other: string | undefined } | undefined
}

export interface MailSection {
  title: string
  lines: string[]
}

/** A mail before it is HTML or text: both say the same, in the same order. */
export interface MailContent {
  language: string
  subject: string
  /** What a list of mails shows beside the subject. */
  preheader: string
  title: string
  paragraphs: string[]
  lines: MailLine[]
  totals: { label: string; value: string; isSum: boolean }[]
  notes: string[]
  /** The first one is the main one. */
  links: { label: string; url: string }[]
  /** Short ones, two beside each other where there is room. */
  facts: MailSection[]
  sections: MailSection[]
  /** How to reach us, then who we are. */
  footer: string[]
}
