import { html, prose } from '../html/html'
import { callSection } from './callSection'
import { routes } from './openapi'
import { operations } from './operations'

/** Renders the API reference as a page in English without scripts. */
export function openapiPage(): string {
  const calls = operations(routes())
  const services = [...new Set(calls.map(({ service }) => service))]
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Beffroi: the calls of a town’s back end</title>
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header>
<h1>The calls of a town’s back end</h1>
<p>Every answer is JSON of the form <code>{ "data": … }</code>; a failure is <code>{ "error": { "status", "code", "message", "issues" } }</code>.
The whole description, with every schema, is <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Calls">
${services.map(
  (service) => html`<p><a href="#${service}">${service}</a></p>
<ul>${calls
    .filter((call) => call.service === service)
    .map(({ id, summary }) => html`<li><a href="#${id}">${prose(summary)}</a></li>`)}</ul>`,
)}
</nav>
</header>
<main>
${services.map(
  (service) => html`<h2 id="${service}">${service}</h2>
${calls.filter((call) => call.service === service).map(callSection)}`,
)}
</main>
</body>
</html>
`
  return page.text
}
