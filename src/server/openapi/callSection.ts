import { type Html, html, prose } from '../html/html'
import type { Operation } from './operations'

export const callSection = (call: Operation): Html => html`<section class="call" id="${call.id}">
<h3>${prose(call.summary)}</h3>
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code></p>
<p class="muted">Operation <code>${call.id}</code></p>
${call.parameters.length > 0 ? parameterTable(call) : ''}
<dl>${call.body ? html`<dt>Body</dt><dd><code>${call.body}</code></dd>` : ''}
${call.answers
  .filter(({ status }) => !isFailure(status))
  .map(
    ({ status, description, type }) =>
      html`<dt>${status}</dt><dd>${prose(description)} ${type && html`<code>${type}</code>`}</dd>`,
  )}
<dt>${call.answers
  .map(({ status }) => status)
  .filter(isFailure)
  .join(', ')}</dt><dd>A failure: <code>ApiError</code></dd></dl>
</section>
`

const isFailure = (status: string): boolean => /^[45]/.test(status)

const parameterTable = ({
  id,
  parameters,
}: Operation): Html => html`<div class="scroll" role="region" aria-label="Parameters of ${id}" tabindex="0">
<table>
<caption>Parameters</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
  ({ name, location, isRequired, type, description }) =>
    html`<tr><th scope="row"><code>${name}</code>${isRequired ? ' (required)' : ''}</th><td>${location}</td><td>${type}</td><td>${prose(description)}</td></tr>`,
)}</tbody>
</table>
</div>`
