import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorState, Extension } from '@codemirror/state'
import { type ContractWords, descriptionOf, type Wording } from '../outline/ContractWords'
import { type Suggestion, suggest } from './suggest'

/** Completion from the schemas, in words: names that an object lacks, allowed values, types, handlers and whole blocks. */
export const completion = (words: ContractWords): Extension =>
  autocompletion({
    override: [(context) => complete(context, words)],
    icons: false,
    aboveCursor: false,
    interactionDelay: 0,
    maxRenderedOptions: 60,
  })

function complete({ state, pos, explicit }: CompletionContext, words: ContractWords): CompletionResult | null {
  // While one types, a list opens in a name or a value that has begun. Behind a comma, Enter begins a line.
  if (!explicit && !/(?:"[\w-]*|:\s*|[\w-])$/.test(state.sliceDoc(Math.max(0, pos - 60), pos))) return null
  const text = state.doc.toString()
  const { from, to, list } = suggest(text, pos)
  if (list.length === 0) return null
  return {
    from,
    to,
    options: list.map((suggestion, index) => ({
      ...toCompletion(state, suggestion, list.length - index, text[from] === '"'),
      ...toWords(suggestion, words),
    })),
    validFor: /^"?[\w-]*"?$/,
  }
}

function toCompletion(state: EditorState, suggestion: Suggestion, rank: number, isQuoted: boolean): Completion {
  const { kind, label, insert, caret, isRequired } = suggestion
  const isText = label.startsWith('"')
  const plain = isText ? label.slice(1, -1) : label
  return {
    // What is typed so far may begin with a quote, which must not hide the suggestions.
    label: isQuoted ? `"${plain}"` : plain,
    displayLabel: plain,
    type: isRequired ? 'required' : kind,
    boost: Math.min(99, rank),
    apply(view, _, from, to) {
      const written = indent(insert, state, from)
      const end = kind === 'block' ? from + written.length : from + (caret ?? written.length)
      view.dispatch({
        changes: { from, to: Math.max(to, view.state.selection.main.head), insert: written },
        selection: { anchor: end },
        userEvent: 'input.complete',
        scrollIntoView: true,
      })
    },
  }
}

/** What is told of a suggestion: the title, of a name with its type, and the description. */
function toWords({ kind, type, node }: Suggestion, words: ContractWords): Pick<Completion, 'detail' | 'info'> {
  if (!node) return {}
  const { title } = words.describe(node)
  const description = descriptionOf(node, words)
  const detail = kind === 'name' ? [title, type].filter((part) => part !== undefined).join(' · ') : title
  return { ...(detail === undefined ? {} : { detail }), ...(description && { info: () => paragraph(description) }) }
}

function paragraph({ text, lang }: Wording): HTMLElement {
  const element = document.createElement('p')
  if (lang !== undefined) element.lang = lang
  element.textContent = text
  return element
}

/** Indents all lines but the first as the line at an offset. */
function indent(text: string, state: EditorState, offset: number): string {
  const margin = /^\s*/.exec(state.doc.lineAt(offset).text)?.[0] ?? ''
  return text.replaceAll('\n', `\n${margin}`)
}
