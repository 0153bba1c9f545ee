import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import { parse } from 'jsonc-parser'
import { splitPointer } from '../../../schemas/json/pointer'
import { typeName } from '../contract/readFields'
import { schemaAt } from '../contract/schemaAt'
import { pointerAt } from './treePointer'

/** Shows what the contract says of the name or the value under the pointer: its type, its description and its allowed values. */
export const schemaHover = (): Extension => hoverTooltip(describeAt)

function describeAt(view: EditorView, offset: number, side: -1 | 1): Tooltip | null {
  const { state } = view
  const token = syntaxTree(state).resolveInner(offset, side)
  if (token.firstChild) return null
  const names = splitPointer(pointerAt(state, token.from))
  const { node } = schemaAt(parse(state.doc.toString()), names)
  const description = node?.string('description')
  if (!node || description === undefined) return null
  const type = node.items ? `${typeName(node.items)}[]` : typeName(node)
  return {
    pos: token.from,
    end: token.to,
    above: true,
    create: () => ({ dom: card(names.at(-1) ?? '', type, description, node.values ?? []) }),
  }
}

function card(name: string, type: string, description: string, values: readonly unknown[]): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'hover'
  const head = dom.appendChild(document.createElement('p'))
  head.append(element('code', name), ' ', element('span', type))
  const text = dom.appendChild(element('p', description))
  text.lang = 'en'
  if (values.length > 0) {
    const list = dom.appendChild(document.createElement('p'))
    for (const value of values.slice(0, 20)) list.append(element('code', JSON.stringify(value)), ' ')
  }
  return dom
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
