import type { AnswerIssue } from '../../../../schemas/door'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import type { Service } from '../../../../schemas/routes/services'
import type { PageTrace, TracedCall } from '../backEnd/PageTrace'
import { panelPaths } from './panelPaths'
import { writeMissed } from './writeMissed'

/** The issues of a page that the panel lists. */
const maxIssues = 200

/** What the panel tells of a page with an HTTP status; `missed` are the services that the portal misses, with what their calls answered. */
type Told = { status: number; trace: PageTrace; issues: readonly AnswerIssue[]; missed: ReadonlyMap<Service, string> }

/** Adds the panel for developers to the end of a page: its calls, the issues of their answers, and the services that are not offered. */
export function withPanel(html: string, told: Told): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : `${html.slice(0, end)}${writePanel(told)}\n${html.slice(end)}`
}

/** Whether a call says that there is nothing, and the page is whole without it. */
const isNotOffered = ({ status }: TracedCall, pageStatus: number): boolean =>
  pageStatus < 400 && (status === 404 || status === 501)

const isFailed = (call: TracedCall, pageStatus: number): boolean =>
  !isNotOffered(call, pageStatus) && (call.status === undefined || call.status >= 400)

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`

function writePanel({ status, trace, issues, missed }: Told): string {
  const failed = trace.filter((call) => isFailed(call, status)).length
  const off = missed.size === 0 ? '' : `, ${count(missed.size, 'service')} not offered`
  const summary = `${count(trace.length, 'call')}, ${failed} failed, ${count(issues.length, 'issue')}${off}`
  return `<link rel="stylesheet" href="${panelPaths.style}">
<aside class="developer-panel" lang="en" aria-label="For developers">
<details>
<summary>For developers: ${summary}</summary>
<div class="developer-scroll" tabindex="0" role="group" aria-label="Calls of this page">
<table>
<caption>Calls that the server made for this request; a page from the cache makes none. Visitors never see this panel.</caption>
<thead><tr><th scope="col">Call</th><th scope="col">Result</th><th scope="col">Time</th><th scope="col">Size</th><th scope="col">Cache</th></tr></thead>
<tbody>
${trace.map((call) => writeCall(call, status)).join('\n')}
</tbody>
</table>
</div>
${issues.length === 0 ? '<p>The answers keep the contract.</p>' : `<ul>\n${issues.slice(0, maxIssues).map(writeIssue).join('\n')}\n</ul>`}
${writeMissed(missed, trace)}</details>
</aside>`
}

function writeCall(traced: TracedCall, pageStatus: number): string {
  const { method, address, status, cause, ms, size, cache } = traced
  const told = isNotOffered(traced, pageStatus) ? `${status}, not offered` : String(status)
  const result = status === undefined ? `no answer: ${cause ?? 'not yet'}` : told
  const cells = [result, `${ms} ms`, size === undefined ? '–' : `${size} B`, cache]
  const call = escapeHtml(`${method} ${address}`)
  return `<tr><th scope="row"><code>${call}</code></th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}

function writeIssue({ code, pointer, message, address }: AnswerIssue): string {
  const place = `${pointer || '/'} in ${address === undefined ? 'the configuration' : address}`
  const link = `<a href="${panelPaths.explain(code)}">${escapeHtml(code)}</a>`
  return `<li>${link} ${escapeHtml(message)} <code>${escapeHtml(place)}</code></li>`
}
