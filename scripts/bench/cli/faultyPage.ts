import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { IssueCode } from '../../../schemas'
import { issueTexts } from '../../../schemas/sources'

/** The JSON of a page of 200 blocks with one fault, and the first and last line (from 1) on which it may be reported. */
export type FaultyPage = { json: string; from: number; to: number }

type Example = { document?: unknown; text?: string; times?: number }

const half = 100
const placeholder = '"HERE"'
const validBlock = (index: number) => ({ type: 'description', data: { text: `Quartier numéro ${index}` } })
const blocks = (first: number) => Array.from({ length: half }, (_, index) => validBlock(first + index))

/** Every code that a validator can report, without those that need a rendered page or a running back end. */
export const faultCodes: readonly IssueCode[] = Object.keys(issueTexts()).filter((code): code is IssueCode =>
  Object.entries(issueTexts()).some(
    ([each, { foundBy }]) => each === code && !['portal', 'call', 'linter'].includes(foundBy),
  ),
)

/** Puts the wrong example of a code between 200 valid blocks. */
export function faultyPage(code: IssueCode): FaultyPage {
  const { wrong, pointer } = issueTexts()[code]
  const { components, before } = partsOf(wrong)
  const page = { title: 'Quartiers', components: [...blocks(0), 'HERE', ...blocks(half)] }
  const json = JSON.stringify(page, null, 2).replace(placeholder, () => components)
  const start = json.slice(0, json.indexOf(components)).split('\n').length
  if (wrong.text !== undefined) return { json, from: start, to: start + components.split('\n').length - 1 }
  const line = lineOf(json, `${before}${pointer}`)
  return { json, from: line, to: line }
}

/** Converts an example (a page, block or action) to JSON blocks. `before` is the prefix of its pointers. */
function partsOf(example: Example): { components: string; before: string } {
  if (example.text !== undefined) return { components: example.text.trim(), before: '' }
  const document = repeated(example)
  const show = (block: unknown) => JSON.stringify(block, null, 2)
  if (Array.isArray(document.components))
    return { components: document.components.map(show).join(',\n'), before: 'page' }
  const at = `/components/${half}`
  if (document.handler === undefined) return { components: show(document), before: at }
  return { components: show({ type: 'button', data: { label: 'Voir' }, action: document }), before: `${at}/action` }
}

/** Expands "…" in an example to `times` repetitions, nested or side by side. */
function repeated({ document, times = 1 }: Example): { [key: string]: unknown } {
  const text = JSON.stringify(document)
  if (!text.includes('"…"')) return JSON.parse(text)
  const [, item] = /(\{.*\}),"…"\]/.exec(text.slice(text.indexOf('[') + 1)) ?? []
  if (item !== undefined) return JSON.parse(text.replace('"…"', Array.from({ length: times - 1 }, () => item).join()))
  const [head = '', tail = ''] = text.split('"…"')
  return JSON.parse(head.repeat(times) + tail.repeat(times))
}

/** Returns the line of the value at a pointer, or of the nearest object around it. */
function lineOf(json: string, pointer: string): number {
  const root = parseTree(json)
  // A pointer of the example counts the example's own blocks, which follow the first half of the page.
  const own = pointer.replace(/^page\/components(?:\/(\d+))?/, (_, index) => {
    return index === undefined ? '/components' : `/components/${Number(index) + half}`
  })
  const path = own
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  for (; root; path.pop()) {
    const node = findNodeAtLocation(root, path)
    if (node) return json.slice(0, node.offset).split('\n').length
  }
  return 1
}
