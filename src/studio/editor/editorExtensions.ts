import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import type { ContractWords } from '../outline/ContractWords'
import type { StudioText } from '../texts/StudioText'
import { completion } from './completion'
import { editorTheme } from './editorTheme'
import { formatPasted } from './formatPasted'
import { phrases } from './phrases'
import { schemaHover } from './schemaHover'

type Options = {
  text: StudioText
  words: ContractWords
  /** Accessible name, and the id of the element that tells how to leave the editor. */
  label: string
  hintId: string
  /** Whether Tab indents lines; otherwise it leaves the editor. */
  tabIndents(): boolean
  format(): void
}

/** All that an editor shows and understands beside the document and its history. */
export function editorExtensions({ text, words, label, hintId, tabIndents, format }: Options): Extension {
  const run = () => {
    format()
    return true
  }
  const indentation = {
    key: 'Tab',
    run: (view: EditorView) => tabIndents() && indentMore(view),
    shift: (view: EditorView) => tabIndents() && indentLess(view),
  }
  return [
    lintGutter(),
    lineNumbers(),
    foldGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    completion(words),
    schemaHover(words),
    search({ top: true }),
    EditorView.lineWrapping,
    EditorView.clipboardInputFilter.of(formatPasted),
    EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-describedby': hintId }),
    EditorState.phrases.of(phrases(text)),
    keymap.of([
      { key: 'Shift-Alt-f', run },
      ...closeBracketsKeymap,
      ...completionKeymap,
      indentation,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
    editorTheme,
  ]
}
