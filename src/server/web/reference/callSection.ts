import { describeDamage } from '../../../../schemas/routes/describeDamage'
import { describeUse } from '../../../../schemas/routes/describeUse'
import { type Html, html, prose } from '../../html/html'
import { exampleLanguages } from './examples/exampleCode'
import { requestOf } from './examples/requestOf'
import type { Operation } from './operations'

/** Everything about a call: its use, parameters, body and answers, with examples that open on demand. */
export const callSection = (operation: Operation): Html => {
  const { id, title, details, call, parameters, body, answers } = operation
  return html`<section class="call" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${prose(title)}</h2>
${details && html`<p>${prose(details)}</p>`}
<p class="address"><span class="method">${call.method}</span> <code>${call.path}</code></p>
<dl><dt>Operation</dt><dd><code>${id}</code></dd>
<dt>Needed</dt><dd>${describeUse(call)}</dd>
<dt>Without it</dt><dd>${withoutIt(operation)}</dd>
${body ? html`<dt>Body</dt><dd><code>${body}</code></dd>` : ''}
${answers
  .filter(({ status }) => !isFailure(status))
  .map(
    ({ status, description, type }) =>
      html`<dt>${status}</dt><dd>${prose(description)} ${type && html`<code>${type}</code>`}</dd>`,
  )}
<dt>${answers
    .map(({ status }) => status)
    .filter(isFailure)
    .join(', ')}</dt><dd>A failure: <code>ApiError</code></dd></dl>
${parameters.length > 0 ? parameterTable(operation) : ''}
${examples(operation)}
</section>
`
}

/** The damage without the call, as `beffroi explain` says it. */
function withoutIt({ call }: Operation): string {
  const damage = describeDamage(call)
  if (damage !== undefined) return `${damage[0]?.toUpperCase()}${damage.slice(1)}.`
  return call.method === 'GET'
    ? 'What asks for it stays empty, and says so.'
    : 'What the visitor does fails, and the page says so. Pages stand.'
}

function examples({ call, bodyExample, answerExample }: Operation): Html {
  const request = requestOf(call, bodyExample)
  return html`${answerExample === undefined ? '' : html`<details><summary>Example of an answer to ${call.id}</summary>${code(JSON.stringify(answerExample, null, 2))}</details>`}
<details><summary>Examples that ask ${call.id}</summary>
${exampleLanguages.map(({ title, write }) => html`<h3>${title}</h3>${code(write(request))}`)}
</details>`
}

const code = (text: string): Html => html`<pre><code>${text}</code></pre>`

const isFailure = (status: string): boolean => /^[45]/.test(status)

const parameterTable = ({
  id,
  parameters,
}: Operation): Html => html`<details><summary>${parameters.length} ${parameters.length === 1 ? 'parameter' : 'parameters'} of ${id}</summary>
<div class="scroll" role="region" aria-label="Parameters of ${id}" tabindex="0">
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${parameters.map(
  ({ name, location, isRequired, type, description }) =>
    html`<tr><th scope="row"><code>${name}</code>${isRequired ? ' (required)' : ''}</th><td>${location}</td><td>${type}</td><td>${prose(description)}</td></tr>`,
)}</tbody>
</table>
</div></details>`
