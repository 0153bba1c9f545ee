import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { type TownReport, versionOf } from '../../api/defects/townReport'
import type { TownReportTexts } from './townReportTexts'

const statuses = ['received', 'in-progress', 'done', 'refused'] as const

/** In characters. */
export const maxAnswer = 2000

/** Renders the form that changes the status of a report, answers it and releases parts of it. */
export function townReportForm(report: TownReport, texts: TownReportTexts): string {
  return `<form method="post" class="case">
<input type="hidden" name="seen" value="${escapeHtml(versionOf(report.row))}">
${workOf(report, texts)}
${releaseOf(report, texts)}
<p><button>${escapeHtml(texts('save'))}</button></p>
</form>`
}

const checked = (is: boolean): string => (is ? ' checked' : '')

const choice = (input: string, label: string): string =>
  `<label class="choice"><input ${input}> <span>${escapeHtml(label)}</span></label>`

/** The status and the answer. Those of an external report come from its system. */
function workOf({ row, isExternal }: TownReport, texts: TownReportTexts): string {
  if (isExternal) {
    return `<p>${escapeHtml(texts('external'))}</p><input type="hidden" name="status" value="${row.status}">`
  }
  const choices = statuses.map((status) =>
    choice(`type="radio" name="status" value="${status}"${checked(row.status === status)}`, texts(status)),
  )
  return `<fieldset><legend>${escapeHtml(texts('status'))}</legend>
<div class="choices">${choices.join('\n')}</div></fieldset>
<p><label for="answer">${escapeHtml(texts('answer'))}</label>
<textarea id="answer" name="answer" dir="auto" rows="5" maxlength="${maxAnswer}" aria-describedby="answer-hint"></textarea>
<span id="answer-hint" class="muted">${escapeHtml(texts('answerHint'))}</span></p>`
}

/** What everybody may see; empty where a report has neither a text nor pictures. */
function releaseOf({ row, photos }: TownReport, texts: TownReportTexts): string {
  const description =
    row.description === ''
      ? []
      : [choice(`type="checkbox" name="description" value="on"${checked(row.is_public)}`, texts('releaseText'))]
  const pictures = photos.map(({ uid, url, thumbnail, isPublic }, index) => {
    const number = index + 1
    const input = `type="checkbox" name="photo" value="${uid}"${checked(isPublic === true)}`
    return `<li><a href="${escapeHtml(url)}" rel="noreferrer"><img src="${escapeHtml(thumbnail)}" alt="${escapeHtml(texts('seePhoto', { number }))}" width="320" height="240" loading="lazy"></a>
${choice(input, texts('releasePhoto', { number }))}</li>`
  })
  if (description.length + pictures.length === 0) return ''
  return `<fieldset><legend>${escapeHtml(texts('release'))}</legend>
${description.join('')}
${pictures.length > 0 ? `<ul class="pictures">${pictures.join('\n')}</ul>` : ''}
</fieldset>`
}
