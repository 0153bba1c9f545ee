import { syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import { parse } from 'jsonc-parser'
import { splitPointer } from '../../../schemas/json/pointer'
import { typeName } from '../contract/readFields'
import { schemaAt } from '../contract/schemaAt'
import { type ContractWords, descriptionOf, type Wording } from '../outline/ContractWords'
import { pointerAt } from './treePointer'

/** Shows in words what the contract says of the name or the value under the pointer: its type, its description and its allowed values. */
export const schemaHover = (words: ContractWords): Extension =>
  hoverTooltip((view, offset, side) => describeAt(view, offset, side, words))

function describeAt(view: EditorView, offset: number, side: -1 | 1, words: ContractWords): Tooltip | null {
  const { state } = view
  const token = syntaxTree(state).resolveInner(offset, side)
  if (token.firstChild) return null
  const names = splitPointer(pointerAt(state, token.from))
  const { node } = schemaAt(parse(state.doc.toString()), names)
  const description = node && descriptionOf(node, words)
  if (!node || description === undefined) return null
  const type = node.items ? `${typeName(node.items)}[]` : typeName(node)
  return {
    pos: token.from,
    end: token.to,
    above: true,
    create: () => ({
      dom: card({
        name: names.at(-1) ?? '',
        type,
        title: words.describe(node).title,
        description,
        values: node.values ?? [],
      }),
    }),
  }
}

type Facts = {
  name: string
  type: string
  title: string | undefined
  description: Wording
  values: readonly unknown[]
}

function card({ name, type, title, description, values }: Facts): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'hover'
  const head = dom.appendChild(document.createElement('p'))
  if (title !== undefined) head.append(element('strong', title), ' ')
  head.append(element('code', name), ' ', element('span', type))
  const text = dom.appendChild(element('p', description.text))
  if (description.lang !== undefined) text.lang = description.lang
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
