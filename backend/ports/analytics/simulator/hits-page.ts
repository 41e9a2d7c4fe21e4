import { html } from 'hono/html'
import type { ListedHit } from './hits.ts'

const headings = ['', 'at', 'provider', 'from', 'account', 'event', 'event id', 'consent', 'parameters', 'invalid']

/** The hits as a table, the latest first. */
export const hitsPage = (hits: readonly ListedHit[]) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Collected events</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>Collected events</h1>
<p>What has come to the stand-ins of the providers, the latest first.</p>
<table>
<thead><tr>${headings.map((heading) => html`<th scope="col" align="left">${heading}</th>`)}</tr></thead>
<tbody>
${hits
  .toReversed()
  .map(
    (hit) =>
      html`<tr>${[
        hit.index,
        hit.at,
        hit.provider,
        hit.from,
        hit.account,
        hit.name,
        hit.eventId ?? '',
        hit.consent ?? '',
        JSON.stringify(hit.params),
        hit.invalid ?? '',
      ].map((text) => html`<td>${text}</td>`)}</tr>\n`,
  )}
</tbody>
</table>
</body>
</html>`
