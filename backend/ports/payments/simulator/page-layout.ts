import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { pageStyle } from './page-style.ts'
import { pageTexts, type PageLanguage } from './page-texts.ts'

export type Html = ReturnType<typeof html>

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** No script, no outside resource. form-action stays open: the form's answer redirects to any shop. */
export const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    // The empty favicon.
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

export function pageLayout(provider: string, language: PageLanguage, content: Html): Html {
  const t = pageTexts[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title(provider)}</title>
<link rel="icon" href="data:,">
<style>${raw(pageStyle)}</style>
</head>
<body>
<header><p class="warning">${t.warning}</p></header>
<main>${content}</main>
</body>
</html>`
}
