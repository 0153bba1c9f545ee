import { dateFormat, type Locale } from '../../../../schemas/engine'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { reportPath } from '../../../../schemas/routes/pagePaths'
import type { TownReport } from '../../api/defects/townReport'
import { townReportForm } from './townReportForm'
import type { TownReportTexts } from './townReportTexts'

type Content = {
  locale: Locale
  town: string
  portal: string
  texts: TownReportTexts
  report?: TownReport | undefined
  message?: string | undefined
}

/** Renders the page, without scripts, where a town answers a report and releases what residents may see. */
export function townReportPage(content: Content): string {
  const { locale, town, texts, report, message } = content
  const title = report ? report.title : texts('title')
  const tab = [report ? `${report.row.reference} – ${title}` : title, town].filter(Boolean).join(' – ')
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(tab)}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<header class="case">
<p class="muted">${escapeHtml([town, report?.row.reference].filter(Boolean).join(' · '))}</p>
<h1>${escapeHtml(title)}</h1>
${report ? factsOf(report, content) : ''}
</header>
${message === undefined ? '' : `<p role="status">${escapeHtml(message)}</p>`}
${report ? descriptionOf(report, content) + townReportForm(report, texts) : ''}
</main>
</body>
</html>
`
}

function factsOf({ row }: TownReport, { portal, texts }: Content): string {
  const where = [row.address ?? `${row.lat}, ${row.lon}`, texts('followers', { count: row.followers })]
  // The URL of this page is a permission, so links must not send it as referrer.
  return `<p><strong class="status ${row.status}">${escapeHtml(texts(row.status))}</strong> ${where.map(escapeHtml).join(' · ')}</p>
<p><a href="/${escapeHtml(portal)}${escapeHtml(reportPath(row.uid))}" rel="noreferrer">${escapeHtml(texts('page'))}</a></p>`
}

const written = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** What the resident wrote, in a language that nobody knows, and what happened since. */
function descriptionOf({ row, events, timeZone }: TownReport, { locale, texts }: Content): string {
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const steps = events.map(
    ({ status, answer, happened_at }) => `<li><p><strong>${escapeHtml(texts(status))}</strong>
<time class="muted" datetime="${happened_at.toISOString()}">${escapeHtml(date.format(happened_at))}</time></p>
${answer === null ? '' : `<blockquote dir="auto">${written(answer)}</blockquote>`}</li>`,
  )
  const message =
    row.description === ''
      ? ''
      : `<h2>${escapeHtml(texts('message'))}</h2>
<blockquote lang="und" dir="auto">${written(row.description)}</blockquote>`
  return `${message}
<h2>${escapeHtml(texts('history'))}</h2>
<ol class="steps">
${steps.join('\n')}
</ol>
`
}
