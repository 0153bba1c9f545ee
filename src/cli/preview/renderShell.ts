import { locales, themeNames } from '../../../schemas/fast'
import { escapeXml } from '../report/escapeXml'
import { locateRule } from '../report/locateRule'
import type { CheckedDocument, Finding } from '../report/Reporter'
import { renderFinding } from '../report/renderFinding'
import { count } from '../terminal/count'
import { createPaint } from '../terminal/TerminalOptions'
import type { Drawing } from './readDrawing'

/** What the selects of the page set, as in the address of the drawing. */
export type Look = { theme: string; locale: string; scheme: string; width: string }

const schemes = ['light', 'dark']
/** In CSS pixels, or all there is. */
const widths = ['full', '320', '375', '768', '1280']

const terminal = { paint: createPaint(false), columns: 72 }

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/preview.css">
</head>
<body>
${body}
</body>
</html>
`

/** The page: what is drawn, its issues, and the drawing in a frame. `settings` is the query of the frame's address. */
export function renderShell(name: string, drawing: Drawing, look: Look, settings: string): string {
  const selects = [
    select('theme', look.theme, themeNames),
    select('locale', look.locale, locales),
    select('scheme', look.scheme, schemes),
    select('width', look.width, widths),
  ]
  return page(
    `${name} · beffroi preview`,
    `<header>
<h1>${escapeXml(name)}</h1>
<form>${selects.join('')}<button>Show</button></form>
</header>
<main>
<section id="issues" aria-label="Issues">${renderIssues(drawing)}</section>
<iframe title="The drawing of ${escapeXml(name)}" src="/drawing/?${escapeXml(settings)}" class="w${escapeXml(look.width)}"></iframe>
<p id="told" role="status"></p>
</main>
<script type="module" src="/preview.js"></script>`,
  )
}

function select(name: string, chosen: string, values: readonly string[]): string {
  const options = values.map((value) => `<option${value === chosen ? ' selected' : ''}>${escapeXml(value)}</option>`)
  return `<label>${name} <select name="${name}">${options.join('')}</select></label>`
}

/** The part of the page that changes: the state in a sentence, and each issue as `validate` prints it. */
export function renderIssues({ checked, problem, drawn }: Drawing): string {
  const found = checked.flatMap((document) => document.findings.map((finding) => ({ document, finding })))
  const errors = found.filter(({ finding }) => finding.issue.severity === 'error').length
  const state =
    found.length === 0 ? 'No issue.' : `${count(errors, 'error')}, ${count(found.length - errors, 'warning')}.`
  const none = 'There is nothing to draw: pages, modals, blocks, actions and lists of blocks are drawn.'
  const sentences = [problem ? `It ${problem}.` : state, ...(drawn.length === 0 && !problem ? [none] : [])]
  const items = found.map(({ document, finding }) => renderItem(document, finding))
  return `<p role="status">${escapeXml(sentences.join(' '))}</p>${items.length > 0 ? `<ol>${items.join('')}</ol>` : ''}`
}

function renderItem(document: CheckedDocument, finding: Finding): string {
  const { issue } = finding
  const named = [issue.code, issue.block, locateRule(issue, document)].filter((each) => each !== undefined)
  const links = named.map((each) => `<a href="/explain/${encodeURIComponent(each)}">${escapeXml(each)}</a>`)
  const lines = escapeXml(renderFinding(document, finding, terminal)).replaceAll('&#10;', '\n')
  return `<li class="${issue.severity}"><pre tabindex="0">${lines}</pre><p>Explained: ${links.join(', ')}</p></li>`
}

/** A page with what `beffroi explain` prints about a name. */
export function renderExplanation(name: string, lines: readonly string[]): string {
  const text = lines.map(escapeXml).join('\n')
  return page(
    `${name} · beffroi explain`,
    `<header><h1>${escapeXml(name)}</h1><p><a href="/">Back to the drawing</a></p></header>
<main class="text"><pre tabindex="0">${text}</pre></main>`,
  )
}
