import { html } from 'hono/html'
import type { MailContent } from './mail-content.ts'

/** Mail programs know no style sheets of ours: every rule stands where it is used. */
const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif"
const sans = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif"
const cell = 'padding:10px 0;border-bottom:1px solid #E5DDD0;vertical-align:top'
const soft = 'color:#635C52;font-size:13px'

const lineRow = ({ name, detail, quantity, total }: MailContent['lines'][number]) => html`<tr>
  <td style="${cell}"><strong style="${serif};font-size:17px;font-weight:500">${name}</strong><br><span style="${soft}">${detail}</span></td>
  <td style="${cell};padding-left:12px;white-space:nowrap">${quantity}</td>
  <td style="${cell};padding-left:12px;white-space:nowrap;text-align:right">${total}</td>
</tr>`

const totalRow = ({ label, value }: MailContent['totals'][number], isLast: boolean) => {
  const style = isLast ? 'padding:12px 0 4px;font-size:18px;font-weight:600' : 'padding:6px 0 0'
  return html`<tr><td colspan="2" style="${style}">${label}</td><td style="${style};text-align:right;white-space:nowrap">${value}</td></tr>`
}

const section = ({ title, lines }: MailContent['sections'][number]) => html`
<h2 style="${serif};font-size:18px;font-weight:500;margin:28px 0 6px">${title}</h2>
<p style="margin:0">${lines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`

/** Everything that comes from a customer or from the catalogue is escaped by `html`. */
export const renderHtml = async (mail: MailContent): Promise<string> => {
  const page = await html`<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#FBF8F3;color:#1D1B18;${sans};font-size:15px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<p style="${serif};font-size:24px;margin:0 0 20px">Kolofon</p>
<h1 style="${serif};font-size:30px;font-weight:500;line-height:1.1;margin:0 0 16px">${mail.title}</h1>
${mail.paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
<p style="margin:20px 0"><a href="${mail.link.url}" style="display:inline-block;background:#A3201A;color:#FFFAF5;padding:12px 22px;border-radius:23px;text-decoration:none">${mail.link.label}</a></p>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:15px">
${mail.lines.map(lineRow)}
${mail.totals.map((total, index) => totalRow(total, index === mail.totals.length - 1))}
</table>
<p style="${soft};margin:4px 0 0">${mail.notes.map((note, index) => html`${index > 0 ? html`<br>` : ''}${note}`)}</p>
${mail.sections.map(section)}
<p style="${soft};margin:32px 0 0;border-top:1px solid #E5DDD0;padding-top:16px">${mail.footer.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>
</div>
</body>
</html>`
  return page.toString()
}
