import { html, prose } from '../../html/html'
import { callSection } from './callSection'
import type { Group } from './groups'
import type { Operation } from './operations'
import { referencePage } from './referencePage'

/** Renders the page of a group: each of its calls with all that is known of it. */
export const groupPage = ({ title, description }: Group, operations: readonly Operation[]): string =>
  referencePage(
    `${title}: calls of a town’s back end`,
    html`<p class="back"><a href="/openapi">All calls of a town’s back end</a></p>
<h1>${title}</h1>
<p>${prose(description)}</p>
<nav aria-label="Calls of this page">
<ul>${operations.map(({ id, title }) => html`<li><a href="#${id}">${prose(title)}</a></li>`)}</ul>
</nav>`,
    html`${operations.map(callSection)}`,
  )
