import { html } from 'hono/html'
import type { MailContent, MailSection } from '../mail-content.ts'
import { bookRow } from './book-rows.ts'
import { colours, serif } from './palette.ts'

const totalRow = ({ label, value, isSum }: MailContent['totals'][number], isFirst: boolean) => {
  const look = isSum ? 'padding:10px 0 0;font-size:18px;font-weight:600' : 'padding:6px 0 0'
  const line = isFirst ? `;border-top:1px solid ${colours.line};padding-top:14px` : ''
  return html`<tr><td class="line ink" style="${look}${line};color:${colours.ink}">${label}</td><td class="line ink" align="right" style="${look}${line};padding-left:12px;text-align:right;white-space:nowrap;color:${colours.ink}">${value}</td></tr>`
}

export const books = ({ lines, totals }: MailContent) => html`
${lines.length > 0 && html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0">${lines.map(bookRow)}</table>`}
${totals.length > 0 && html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${totals.map((total, index) => totalRow(total, index === 0))}</table>`}`

/** The padding belongs to the link, so that the whole button can be pressed. */
export const button = ({ label, url }: MailContent['links'][number], isMain: boolean) => {
  const look = isMain
    ? `background:${colours.rubric};color:${colours.onRubric};border:1px solid transparent`
    : `border:1px solid ${colours.soft};color:${colours.ink}`
  return html`<p style="margin:16px 0 0"><a href="${url}" class="${isMain ? 'main-button' : 'button'}" style="display:block;${look};padding:12px 22px;border-radius:24px;font-weight:600;text-align:center;text-decoration:none">${label}</a></p>`
}

const lines = (all: readonly string[]) => all.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)

export const small = (all: readonly string[], style: string) =>
  all.length > 0 && html`<p class="soft line" style="${style};font-size:13px;color:${colours.soft}">${lines(all)}</p>`

const heading = (title: string) =>
  html`<h2 class="ink" style="${serif};font-size:18px;font-weight:500;line-height:1.2;margin:28px 0 6px;color:${colours.ink}">${title}</h2>`
const text = (content: unknown, margin: string) =>
  html`<p class="soft" style="margin:${margin};font-size:14px;color:${colours.soft}">${content}</p>`

const isAddress = (line: string): boolean => /^https?:\/\/\S+$/.test(line)

/** A line that is an address becomes a link. */
const linked = (line: string) =>
  isAddress(line)
    ? html`<a href="${line}" class="ink" style="color:${colours.ink};word-break:break-all">${line}</a>`
    : line

export const section = ({ title, lines: all }: MailSection) =>
  html`${heading(title)}${all.map((line) => text(linked(line), '0 0 8px'))}`

/** Lines of one block, such as an address. */
const shortSection = ({ title, lines: all }: MailSection) => html`${heading(title)}${text(lines(all), '0')}`

const pairs = (facts: readonly MailSection[]) =>
  facts.flatMap((_, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []))

/** Two columns; on phones they stand below each other. */
export const factTable = (facts: readonly MailSection[]) =>
  facts.length > 0 &&
  html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">${pairs(facts).map(
    (pair) =>
      html`<tr>${pair.map((fact) => html`<td class="half" width="50%" style="width:50%;padding-right:16px;vertical-align:top">${shortSection(fact)}</td>`)}</tr>`,
  )}</table>`
