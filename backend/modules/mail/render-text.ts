import type { MailContent } from './mail-content.ts'

const block = (lines: readonly string[]): string => lines.filter(Boolean).join('\n')

/** For programs and people that read no HTML. */
export const renderText = (mail: MailContent): string =>
  [
    mail.title,
    ...mail.paragraphs,
    block(mail.lines.flatMap(({ name, detail, quantity, total }) => [`${quantity} ${name}`, `  ${detail}`, `  ${total}`])),
    block(mail.totals.map(({ label, value }) => `${label}: ${value}`)),
    block(mail.notes),
    block([`${mail.link.label}:`, mail.link.url]),
    ...mail.sections.map(({ title, lines }) => block([title, ...lines])),
    block(mail.footer),
  ]
    .filter(Boolean)
    .join('\n\n')
