import type { Head } from '../session/Head'
import type { PageState } from '../session/PageState'
import { escapeHtml, escapeJson } from './escapeHtml'
import { headTags } from './headTags'
import type { Files } from './Manifest'

type Parts = { head: Head; state: PageState; files: Files; origin: string; path: string; body: string }

/** React puts its preload links before the rendered page; they belong into the head. */
const preloads = /^((?:<link [^>]*>)*)([\s\S]*)$/

/** The HTML document of a page. Without a main script it has no state. It contains no inline script or style, for the CSP. */
export function writeDocument({
  head,
  state,
  files: { main, scripts, styles },
  origin,
  path,
  body: rendered,
}: Parts): string {
  const [, early = '', body = ''] = preloads.exec(rendered) ?? []
  const { portal, locale } = state
  const card = encodeURIComponent(portal.cardName)
  return `<!doctype html>
<html lang="${locale}" data-theme="${escapeHtml(portal.theme)}" data-desktop="${portal.hasDesktop ?? true}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<link rel="stylesheet" href="/${card}/theme.css">
${early}
${scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join('')}
${main ? `<script type="module" src="${main}"></script>` : ''}
${headTags(head, state, origin, path)}
</head>
<body>
<div id="root">${body}</div>
${main ? `<script type="application/json" id="state">${escapeJson(state)}</script>` : ''}
</body>
</html>`
}
