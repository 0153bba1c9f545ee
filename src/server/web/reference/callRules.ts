import { calls } from '../../../../schemas/calls'
import { limits } from '../../../../schemas/engine'
import { type Html, html, prose } from '../../html/html'
import { callLimits } from '../../http/callLimits'

const mebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`

/** What holds for every answer. */
const rules: readonly (readonly [what: string, rule: string])[] = [
  ['Time', `${callLimits.answerMs / 1000} s for an answer, and for all answers of one page together`],
  ['Size of an answer', `${mebibytes(callLimits.answerBytes)}, on the wire and decompressed`],
  ['Size of a body', `${mebibytes(callLimits.forwardedBytes)} are forwarded to the back end`],
  ['Media type', '`application/json` in UTF-8, or a type that ends in `+json`; files and pictures have their own'],
  ['Redirects', 'none are followed'],
  ['Depth of blocks', `${limits.depth} levels`],
  ['Not offered', '404 or 501: what would lead there disappears from the portal'],
  ['Not found', '404 with `{ "error": { "status": 404, "code": "not-found", "message": "…", "issues": [] } }`'],
  ['Dates', 'with an offset, such as `2027-03-14T19:30:00+01:00`'],
  ['Same for everybody', '`cache-control: public, max-age=60` lets the portal keep the answer; all else is `private`'],
]

/** Renders the headers and limits of all calls, as two lists. */
export const callRules = (): Html => html`<h2 id="headers">Headers of a request</h2>
<dl>${headers().map(
  ([name, meaning, count]) => html`<dt><code>${name}</code></dt><dd>${prose(meaning)} (${count} calls)</dd>`,
)}</dl>
<h2 id="limits">Limits of an answer</h2>
<dl>${rules.map(([what, rule]) => html`<dt>${what}</dt><dd>${prose(rule)}</dd>`)}</dl>`

/** Each header of the calls, with what the first of them says of it and the number of calls that take it. */
function headers(): [name: string, meaning: string, count: number][] {
  const found = new Map<string, [name: string, meaning: string, count: number]>()
  for (const { name, description = '', in: place } of calls().flatMap(({ parameters }) => parameters)) {
    if (place !== 'header') continue
    const [, meaning, count] = found.get(name) ?? [name, description, 0]
    found.set(name, [name, meaning, count + 1])
  }
  return [...found.values()].sort(([, , a], [, , b]) => b - a)
}
