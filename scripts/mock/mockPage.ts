import { escapeHtml } from '../../schemas/html/escapeHtml'

/** What the page of the mock shows. */
type Shown = {
  mode: string
  reports: ReadonlyMap<string, { reference: string; status: string; photos: number; content: Record<string, unknown> }>
}

const modeTitles = {
  normal: 'answer as it should',
  slow: 'answer after twelve seconds',
  html: 'answer with a page',
  failing: 'answer 500',
  down: 'close the connection',
  refusing: 'refuse what it is sent',
} as const

const statuses = ['received', 'in-progress', 'done', 'refused']

/** Renders the page where a developer makes the mock fail and works on its reports. */
export function mockPage({ mode, reports }: Shown): string {
  const rows = [...reports.values()].map(
    ({
      reference,
      status,
      photos,
      content,
    }) => `<tr><td>${escapeHtml(reference)}</td><td>${escapeHtml(String(content.category))}</td>
<td>${escapeHtml(String(content.description))}</td><td>${photos}</td><td><form method="post" action="/control">
<input type="hidden" name="reference" value="${escapeHtml(reference)}"><select name="status">${statuses
      .map((each) => `<option${each === status ? ' selected' : ''}>${each}</option>`)
      .join('')}</select> <input name="answer" placeholder="Answer"> <button>Save</button></form></td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mock of a reporting system</title><h1>Mock of a reporting system</h1>
${modeForm(mode)}
<table><thead><tr><th>Reference</th><th>Category</th><th>Description</th><th>Pictures</th><th>Status</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></html>`
}

/** Renders the form that makes a mock fail. */
export function modeForm(mode: string): string {
  const choices = Object.entries(modeTitles).map(
    ([name, title]) => `<option value="${name}"${name === mode ? ' selected' : ''}>${title}</option>`,
  )
  return `<form method="post" action="/control"><label>The system shall <select name="mode">${choices.join('')}</select></label>
<button>Set</button> <button name="expire" value="1">Expire access tokens</button>
<button name="end" value="1">End all logins</button></form>`
}
