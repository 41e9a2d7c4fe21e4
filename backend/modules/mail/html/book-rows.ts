import { html } from 'hono/html'
import type { MailLine } from '../mail-content.ts'
import { colours, serif } from './palette.ts'

const cell = `padding:12px 0;border-top:1px solid ${colours.line};vertical-align:top`

/** The picture has no text, because the title stands beside it and a screen reader would read it twice. */
const coverCell = ({
  cover: { src, width, height },
  name,
  url,
}: MailLine) => html`<td class="line" width="${width + 14}" style="${cell};width:${width + 14}px">
<a href="${url}" style="text-decoration:none"><img src="${src}" width="${width}" height="${height}" alt="${name}" style="display:block;border:0;width:${width}px;height:${height}px;font-size:11px;line-height:1.2;color:${colours.soft}"></a></td>`

const priceCell = ({ price }: MailLine) =>
  price &&
  html`<td class="line ink" align="right" style="${cell};padding-left:12px;text-align:right;white-space:nowrap;font-weight:600;color:${colours.ink}">${price.main}${
    price.other &&
    html`<br><span class="soft" style="font-size:13px;font-weight:400;color:${colours.soft}">${price.other}</span>`
  }</td>`

export const bookRow = (line: MailLine) => html`<tr>
${coverCell(line)}
<td class="line" style="${cell}">
<a href="${line.url}" class="ink" style="${serif};font-size:17px;line-height:1.25;color:${colours.ink};text-decoration:none">${line.name}</a>
${line.details.map((detail) => html`<br><span class="soft" style="font-size:13px;color:${colours.soft}">${detail}</span>`)}
${line.remark && html`<br><strong class="rubric" style="font-size:13px;font-weight:600;color:${colours.rubric}">${line.remark}</strong>`}
</td>
${priceCell(line)}
</tr>`
