import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { IssueCode } from '../../schemas/index'
import { issueTexts } from '../../schemas/sources'

/** A page of two hundred blocks and one fault: its JSON, and the lines (from 1) on one of which the fault is to be told. */
export type FaultyPage = { json: string; from: number; to: number }

type Example = { document?: unknown; text?: string; times?: number }

const half = 100
const place = '"HERE"'
const sound = (index: number) => ({ type: 'description', data: { text: `Quartier numéro ${index}` } })
const blocks = (first: number) => Array.from({ length: half }, (_, index) => sound(first + index))

/** Every code a document can have. That a component fails shows where it is drawn alone. */
export const faultCodes: readonly IssueCode[] = Object.keys(issueTexts()).filter((code): code is IssueCode =>
  Object.entries(issueTexts()).some(([each, { foundBy }]) => each === code && foundBy !== 'portal'),
)

/** The wrong example of a code in the midst of two hundred sound blocks. */
export function faultyPage(code: IssueCode): FaultyPage {
  const { wrong, pointer } = issueTexts()[code]
  const { components, before } = partsOf(wrong)
  const page = { title: 'Quartiers', components: [...blocks(0), 'HERE', ...blocks(half)] }
  const json = JSON.stringify(page, null, 2).replace(place, () => components)
  const start = json.slice(0, json.indexOf(components)).split('\n').length
  if (wrong.text !== undefined) return { json, from: start, to: start + components.split('\n').length - 1 }
  const line = lineOf(json, `${before}${pointer}`)
  return { json, from: line, to: line }
}

/** An example as the text of blocks, and where its pointers begin: each example is a page, a block or an action. */
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

/** An example in which "…" stands for more of the same, written out: inside of one another, or one beside the other. */
function repeated({ document, times = 1 }: Example): { [key: string]: unknown } {
  const text = JSON.stringify(document)
  if (!text.includes('"…"')) return JSON.parse(text)
  const [, item] = /(\{.*\}),"…"\]/.exec(text.slice(text.indexOf('[') + 1)) ?? []
  if (item !== undefined) return JSON.parse(text.replace('"…"', Array.from({ length: times - 1 }, () => item).join()))
  const [head = '', tail = ''] = text.split('"…"')
  return JSON.parse(head.repeat(times) + tail.repeat(times))
}

/** The line of what a pointer leads to, or of the nearest object around it. */
function lineOf(json: string, pointer: string): number {
  const root = parseTree(json)
  // Pointers into a page count its own blocks, which stand behind the first half here.
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
