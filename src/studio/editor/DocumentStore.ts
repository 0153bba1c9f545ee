import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type StateCommand,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { type Edit, format } from 'jsonc-parser'
import { pointerAt, rangeOf } from './treePointer'

/** The part of the studio that selected a place. It does not move to what it selected itself. */
export type SelectionOrigin = 'text' | 'drawing' | 'issues' | 'tree' | 'form'

const origin = Annotation.define<SelectionOrigin>()
const layout = { insertSpaces: true, tabSize: 2, eol: '\n' }

/**
 * One JSON document, its history and the selected place: the source of the editor, the drawing, the issues, and of all that edits
 * the document besides. It works without a DOM; one editor at a time may be attached.
 */
export class DocumentStore {
  #state: EditorState
  #view: EditorView | undefined
  #origin: SelectionOrigin = 'text'
  #selected: { state: EditorState; pointer: string } | undefined
  readonly #ofView = new Compartment()
  readonly #listeners = new Set<() => void>()

  constructor(text: string) {
    const extensions = [history(), json(), EditorState.tabSize.of(layout.tabSize), this.#ofView.of([])]
    this.#state = EditorState.create({ doc: text, extensions })
  }

  /** The state as it is now. It is another object after every change of text or selection. */
  read = (): EditorState => this.#state

  /** Calls the listener after every change. Returns a function that removes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  get text(): string {
    return this.#state.doc.toString()
  }

  /** The pointer of the value at the caret, and the part that moved it there last. */
  get selected(): string {
    if (this.#selected?.state !== this.#state) {
      this.#selected = { state: this.#state, pointer: pointerAt(this.#state, this.#state.selection.main.head) }
    }
    return this.#selected.pointer
  }

  get selectedBy(): SelectionOrigin {
    return this.#origin
  }

  /** Moves the caret to the value at a pointer, or to the nearest one around it. */
  select(pointer: string, by: SelectionOrigin): void {
    const { from } = rangeOf(this.#state, pointer)
    this.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
      annotations: origin.of(by),
      userEvent: 'select.pointer',
    })
  }

  /** Selects a line, counted from 1, and moves the focus to it. */
  selectLine(line: number): void {
    const { doc } = this.#state
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
    this.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
      annotations: origin.of('issues'),
      userEvent: 'select.line',
    })
    this.focus()
  }

  /** Moves the focus to the editor, if one is attached. */
  focus(): void {
    this.#view?.focus()
  }

  /**
   * Applies the edits that `change` makes of the text as it is now. What is typed into one field of the form at once is one step of the
   * history; every other change is a step of its own.
   */
  edit(change: (text: string) => readonly Edit[], by: SelectionOrigin): void {
    const changes = toChanges(change(this.text))
    if (changes.length === 0) return
    const isTyped = by === 'form' && changes.length === 1
    const annotations = isTyped ? [origin.of(by)] : [origin.of(by), isolateHistory.of('full')]
    this.dispatch({ changes, annotations, userEvent: isTyped ? 'input.type.edit' : 'input.edit' })
  }

  /** Lays the document out anew: two spaces for each level. */
  format(): void {
    const { text } = this
    const edits = format(text, undefined, layout)
    const changes = toChanges(
      edits.filter(({ offset, length, content }) => text.slice(offset, offset + length) !== content),
    )
    if (changes.length > 0)
      this.dispatch({ changes, annotations: isolateHistory.of('full'), userEvent: 'input.format' })
  }

  /** Replaces the whole text, as one step of the history. */
  replace(text: string): void {
    if (text === this.text) return
    this.dispatch({
      changes: { from: 0, to: this.#state.doc.length, insert: text },
      selection: { anchor: 0 },
      annotations: isolateHistory.of('full'),
      userEvent: 'input.replace',
    })
  }

  get canUndo(): boolean {
    return undoDepth(this.#state) > 0
  }

  get canRedo(): boolean {
    return redoDepth(this.#state) > 0
  }

  undo = (): boolean => this.#run(undo)

  redo = (): boolean => this.#run(redo)

  dispatch(...specs: TransactionSpec[]): void {
    this.apply([this.#state.update(...specs)])
  }

  /** Applies transactions of this state, also those that the attached editor makes. */
  apply(transactions: readonly Transaction[]): void {
    const last = transactions.at(-1)
    if (!last) return
    this.#view?.update(transactions)
    this.#state = last.state
    const moved = transactions.findLast((each) => each.docChanged || each.selection)
    if (moved) this.#origin = moved.annotation(origin) ?? 'text'
    for (const listener of this.#listeners) listener()
  }

  /** Shows the document in an editor with more extensions. Returns a function that ends this; the document and its history stay. */
  attach(parent: HTMLElement, root: ShadowRoot, extensions: Extension): { view: EditorView; end(): void } {
    this.dispatch({ effects: this.#ofView.reconfigure(extensions) })
    const view = new EditorView({
      state: this.#state,
      parent,
      root,
      dispatchTransactions: (transactions) => this.apply(transactions),
    })
    this.#view = view
    const end = () => {
      view.destroy()
      if (this.#view !== view) return
      this.#view = undefined
      this.dispatch({ effects: this.#ofView.reconfigure([]) })
    }
    return { view, end }
  }

  #run(command: StateCommand): boolean {
    return command({ state: this.#state, dispatch: (transaction) => this.apply([transaction]) })
  }
}

const toChanges = (edits: readonly Edit[]): { from: number; to: number; insert: string }[] =>
  edits.map(({ offset, length, content }) => ({ from: offset, to: offset + length, insert: content }))
