import { type Html, html } from './html'
import type { Operation } from './operations'

export const callSection = (call: Operation): Html => html`<section class="call" id="${call.id}">
<h3>${call.summary}</h3>
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code></p>
<p class="muted">${call.id}</p>
${call.parameters.length > 0 ? parameterTable(call) : ''}
${call.body ? html`<p>Body: <code>${call.body}</code></p>` : ''}
<dl>${call.answers.map(
  ({ status, description, type }) =>
    html`<dt>${status}</dt><dd>${description} ${type ? html`<code>${type}</code>` : ''}</dd>`,
)}</dl>
</section>
`

const parameterTable = ({
  id,
  parameters,
}: Operation): Html => html`<div class="scroll" role="region" aria-label="Parameters of ${id}" tabindex="0">
<table>
<caption>Parameters</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
  ({ name, place, isRequired, type, description }) =>
    html`<tr><th scope="row"><code>${name}</code>${isRequired ? ' (required)' : ''}</th><td>${place}</td><td>${type}</td><td>${description}</td></tr>`,
)}</tbody>
</table>
</div>`
