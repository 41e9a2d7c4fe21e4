import type { MailContent, MailLine } from './mail-content.ts'

const block = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n')
const rule = '-'.repeat(40)

const bookBlock = ({ name, details, remark, price }: MailLine): string =>
  block([
    name,
    ...[...details, remark, price && [price.main, price.other].filter(Boolean).join(', ')].map(
      (line) => line && `  ${line}`,
    ),
  ])

const totalLines = (totals: MailContent['totals']): string =>
  block(totals.map(({ label, value }) => `${label}: ${value}`))

/** The mail for readers without HTML. Each address has a line of its own, so that every program makes it a link. */
export const renderText = (mail: MailContent): string =>
  [
    mail.title,
    ...mail.paragraphs,
    ...(mail.lines.length > 0 ? [rule, ...mail.lines.map(bookBlock), rule] : []),
    totalLines(mail.totals),
    block(mail.notes),
    ...mail.links.map(({ label, url }) => block([`${label}:`, url])),
    ...[...mail.facts, ...mail.sections].map(({ title, lines }) => block([title, ...lines])),
    rule,
    block(mail.footer),
  ]
    .filter(Boolean)
    .join('\n\n')
