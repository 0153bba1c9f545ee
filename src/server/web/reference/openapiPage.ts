import { describeUse } from '../../../../schemas/routes/describeUse'
import { type Html, html, prose } from '../../html/html'
import { callRules } from './callRules'
import type { Group } from './groups'
import type { Operation } from './operations'
import { referencePage } from './referencePage'

/** Renders the list of all calls, or of those that have every word of `query`. */
export function openapiPage(groups: readonly Group[], operations: readonly Operation[], query = ''): string {
  const found = operations.filter((each) => hasWords(each, query))
  const shown = groups.filter(({ name }) => found.some(({ call }) => call.file === name))
  return referencePage(
    'The calls of a town’s back end',
    html`<h1>The calls of a town’s back end</h1>
<p>Every answer is JSON of the form <code>{ "data": … }</code>; a failure is <code>{ "error": { "status", "code", "message", "issues" } }</code>.
The whole description, with every schema, is <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1, about 1 MB); <code>/openapi</code> answers it too to a program that accepts <code>application/json</code> alone.</p>
<p>Two calls are <a href="/openapi?q=always">always needed</a>, and three more fill <a href="/openapi?q=every+page">every page</a>. Each service that a town offers needs its own. In a terminal, <code>beffroi explain calls</code> lists them, and <code>beffroi conform</code> asks them all of a running back end.</p>
${searchForm(query)}
<nav aria-label="Groups of calls">
<ul>${[
      ...shown.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`),
      html`<li><a href="#headers">Headers of a request</a></li>`,
      html`<li><a href="#limits">Limits of an answer</a></li>`,
    ]}</ul>
</nav>`,
    html`${query === '' ? '' : html`<p role="status">${countOf(found.length)} for “${query}”. <a href="/openapi">All calls</a></p>`}
${shown.map((group) =>
  groupSection(
    group,
    found.filter(({ call }) => call.file === group.name),
  ),
)}
${callRules()}`,
  )
}

const countOf = (count: number): string => (count === 0 ? 'No call' : count === 1 ? '1 call' : `${count} calls`)

/** Whether a call has every word in its name, address, summary or use. */
function hasWords({ id, call }: Operation, query: string): boolean {
  const text = `${id} ${call.method} ${call.path} ${call.file} ${call.summary} ${describeUse(call)}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const searchForm = (query: string): Html => html`<form role="search" action="/openapi" method="get">
<label for="q">Find calls by name, address or service</label>
<input type="search" id="q" name="q" value="${query}" maxlength="80" autocomplete="off">
<button type="submit">Find</button>
</form>`

const groupSection = (
  { name, title, description }: Group,
  operations: readonly Operation[],
): Html => html`<h2 id="${name}"><a href="/openapi/${name}">${title}</a></h2>
<p>${prose(description)}</p>
<ul class="calls">${operations.map(
  ({ id, title: heading, call }) => html`<li id="${id}"><a href="/openapi/${name}#${id}">${prose(heading)}</a>
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code></p>
<p class="muted">Needed ${describeUse(call)}</p></li>`,
)}</ul>`
