import { html } from 'hono/html'
import { books, button, factTable, section, small } from './html/parts.ts'
import { colours, sans, serif, styleSheet } from './html/palette.ts'
import type { MailContent } from './mail-content.ts'

/** The first letter of the name is red, as on every page. */
const logo = html`<p class="ink" style="${serif};font-size:26px;line-height:1;margin:0 0 24px;color:${colours.ink}"><span class="rubric" style="color:${colours.rubric}">K</span>olofon</p>`

/** The preview beside the subject. The characters after it keep mail programs from adding the following text. */
const hidden = (text: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${'\u00A0\u200C'.repeat(60)}</div>`

/** `html` escapes all texts of customers and of the catalog. */
export const renderHtml = async (mail: MailContent): Promise<string> => {
  const page = await html`<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${mail.subject}</title><style>${styleSheet}</style></head>
<body class="paper" style="margin:0;padding:0;background:${colours.paper};${sans};font-size:15px;line-height:1.5">
${hidden(mail.preheader)}
<table class="paper" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px;text-align:left;${sans};font-size:15px;line-height:1.5"><tr>
<td class="sheet ink" style="background:${colours.sheet};border:1px solid ${colours.line};padding:36px;color:${colours.ink}">
${logo}
<h1 class="ink" style="${serif};font-size:30px;font-weight:500;line-height:1.15;margin:0 0 14px;color:${colours.ink}">${mail.title}</h1>
${mail.paragraphs.map((text) => html`<p class="ink" style="margin:0 0 10px;color:${colours.ink}">${text}</p>`)}
${books(mail)}
${small(mail.notes, 'margin:6px 0 0')}
${mail.links.map((link, index) => button(link, index === 0))}
${factTable(mail.facts)}
${mail.sections.map(section)}
${small(mail.footer, `margin:32px 0 0;border-top:1px solid ${colours.line};padding-top:16px`)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`
  return page.toString()
}
