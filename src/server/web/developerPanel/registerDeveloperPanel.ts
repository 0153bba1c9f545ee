import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { issueTexts } from '../../../../schemas/sources'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { isForDeveloper } from './isForDeveloper'
import { panelPaths } from './panelPaths'

const style = `.developer-panel{box-sizing:border-box;max-width:100%;padding:1rem 1rem 6rem;border-top:3px solid #b45309;
background:#fff;color:#1f2937;font:1rem/1.5 system-ui,sans-serif}
.developer-panel summary{min-height:2rem;font-weight:700;cursor:pointer}
.developer-panel :focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.developer-panel .developer-scroll{overflow-x:auto}
.developer-panel table{border-collapse:collapse;margin-block:1rem}
.developer-panel caption{text-align:start}
.developer-panel :is(th,td){padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;font-weight:400}
.developer-panel thead th{font-weight:700}
.developer-panel code{overflow-wrap:anywhere}
.developer-panel li{margin-block:.5rem}
.developer-panel a{display:inline-block;min-height:1.5rem;color:#1d4ed8;text-decoration:underline}
`

/** Serves what the panel for developers needs: its style sheet, and what `beffroi explain` says of a kind of issue. */
export function registerDeveloperPanel(app: FastifyInstance): void {
  app.get(panelPaths.style, { config: quiet }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(style),
  )
  app.get<{ Params: { code: string } }>(panelPaths.explain(':code').replace('%3A', ':'), async (request, reply) => {
    const { code } = request.params
    const text = isForDeveloper(request) ? new Map(Object.entries(issueTexts())).get(code) : undefined
    if (!text) throw notFound('There is no issue of this name.')
    const paragraphs = [text.description, text.why, text.fix].map((words) => `<p>${escapeHtml(words)}</p>`).join('\n')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(code)}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${escapeHtml(text.title)}</h1>
<p><code>beffroi explain ${escapeHtml(code)}</code></p>
${paragraphs}
</main>
</body>
</html>`)
  })
}
