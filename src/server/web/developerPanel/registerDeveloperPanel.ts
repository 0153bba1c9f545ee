import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { issueTexts } from '../../../../schemas/sources'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { isForDeveloper } from './isForDeveloper'
import { panelPaths } from './panelPaths'
import { panelStyle } from './panelStyle'

/** Serves what the panel for developers needs: its style sheet, and what `beffroi explain` says of a kind of issue. */
export function registerDeveloperPanel(app: FastifyInstance): void {
  app.get(panelPaths.style, { config: quiet }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(panelStyle),
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
