import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { reportPath } from '../../../../schemas/routes/pagePaths'
import { type TownReport, versionOf } from '../../api/defects/townReport'
import type { TownReportTexts } from './townReportTexts'

type Content = {
  locale: string
  town: string
  portal: string
  texts: TownReportTexts
  report?: TownReport | undefined
  message?: string | undefined
}

const statuses = ['received', 'in-progress', 'done', 'refused'] as const

/** In characters. */
export const maxAnswer = 2000

/** Renders the page, without scripts, where a town answers a report and releases what residents may see. */
export function townReportPage({ locale, town, portal, texts, report, message }: Content): string {
  const title = report ? `${report.row.reference} – ${report.title}` : texts('title')
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml([title, town].filter(Boolean).join(' – '))}</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${message === undefined ? '' : `<p role="status">${escapeHtml(message)}</p>`}
${report ? descriptionOf(report, portal, texts) + formOf(report, texts) : ''}
</main>
</body>
</html>
`
}

function descriptionOf({ row }: TownReport, portal: string, texts: TownReportTexts): string {
  const where = [row.address, `${row.lat}, ${row.lon}`].filter((part) => part !== null).map(escapeHtml)
  const written = escapeHtml(row.description).replaceAll('\n', '<br>')
  // The URL of this page is a permission, so links must not send it as referrer.
  return `<h2>${escapeHtml(texts('where'))}</h2>
<p>${where.join('<br>')}</p>
<p><a href="/${escapeHtml(portal)}${escapeHtml(reportPath(row.uid))}" rel="noreferrer">${escapeHtml(texts('page'))}</a></p>
<h2>${escapeHtml(texts('message'))}</h2>
<blockquote dir="auto">${written}</blockquote>`
}

const checked = (is: boolean): string => (is ? ' checked' : '')

function formOf({ row, photos, isExternal }: TownReport, texts: TownReportTexts): string {
  const choices = statuses.map(
    (status) =>
      `<p><label><input type="radio" name="status" value="${status}"${checked(row.status === status)}> ${escapeHtml(texts(status))}</label></p>`,
  )
  const work = isExternal
    ? `<p>${escapeHtml(texts('external'))}</p><input type="hidden" name="status" value="${row.status}">`
    : `<fieldset><legend>${escapeHtml(texts('status'))}</legend>${choices.join('\n')}</fieldset>
<p><label>${escapeHtml(texts('answer'))}<br><textarea name="answer" rows="5" cols="60" maxlength="${maxAnswer}"></textarea></label></p>`
  const pictures = photos.map(
    ({ uid, url, thumbnail, isPublic }, index) =>
      `<p><label><input type="checkbox" name="photo" value="${uid}"${checked(isPublic === true)}> ${escapeHtml(texts('releasePhoto', { number: index + 1 }))}</label><br>
<a href="${escapeHtml(url)}" rel="noreferrer"><img src="${escapeHtml(thumbnail)}" alt="${index + 1}" width="320" loading="lazy"></a></p>`,
  )
  const description =
    row.description === ''
      ? ''
      : `<p><label><input type="checkbox" name="description" value="on"${checked(row.is_public)}> ${escapeHtml(texts('releaseText'))}</label></p>`
  return `<form method="post">
<input type="hidden" name="seen" value="${escapeHtml(versionOf(row))}">
${work}
<fieldset><legend>${escapeHtml(texts('release'))}</legend>
${description}
${pictures.join('\n')}
</fieldset>
<p><button>${escapeHtml(texts('save'))}</button></p>
</form>`
}
