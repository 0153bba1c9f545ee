import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--code-mark)' },
])

const panel = { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '1px solid var(--line)' }
const control = {
  minHeight: '1.75rem',
  border: '1px solid var(--control-line)',
  borderRadius: '0.375rem',
  backgroundColor: 'var(--panel)',
  backgroundImage: 'none',
  color: 'var(--ink)',
  font: '400 0.8125rem/1.4 var(--body)',
}

/** The look of the editor. Its colours are the properties of the studio, which are others by night. */
const theme = EditorView.theme({
  '&': { maxHeight: 'var(--editor-height, 30rem)', backgroundColor: 'var(--panel)', color: 'var(--ink)' },
  // The frame around the editor shows the focus: gutters would cover an outline.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: '400 0.8125rem/1.5 var(--mono)', overflow: 'auto', scrollbarWidth: 'thin' },
  '.cm-content': { padding: '0.5rem 0 1.25rem', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-gutters': { border: '0', backgroundColor: 'var(--panel)', color: 'var(--soft)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 0.375rem 0 0', fontSize: '0.75rem' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--sunken) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--bad-soft)', outline: '1px solid var(--bad)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)', outline: '2px solid var(--accent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--sunken)' },
  '.cm-foldGutter .cm-gutterElement': { minWidth: '1rem', cursor: 'pointer', textAlign: 'center' },
  '.cm-foldPlaceholder': { border: '1px solid var(--line)', backgroundColor: 'var(--sunken)', color: 'var(--soft)' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2.25rem 0.5rem 0.5rem', font: '400 0.8125rem/1.5 var(--body)' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search input[type=checkbox]': { inlineSize: '1.125rem', blockSize: '1.125rem' },
  '.cm-panel.cm-search [name=close]': { inlineSize: '1.75rem', blockSize: '1.75rem', color: 'var(--ink)' },
  '.cm-textfield': { ...control, padding: '0 0.5rem' },
  '.cm-button': { ...control, padding: '0 0.625rem', cursor: 'pointer' },
  '.cm-button:focus-visible, .cm-textfield:focus-visible, [name=close]:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '1px',
  },
  '.cm-tooltip': {
    ...panel,
    borderRadius: '0.5rem',
    boxShadow: '0 4px 16px rgb(0 0 0 / 20%)',
    maxWidth: 'min(32rem, 90vw)',
  },
  '.cm-tooltip p': { margin: '0 0 0.25rem' },
  '.cm-tooltip .hover, .cm-tooltip.cm-completionInfo': {
    padding: '0.5rem 0.75rem',
    font: '400 0.8125rem/1.5 var(--body)',
    overflowWrap: 'anywhere',
  },
  '.hover span': { color: 'var(--soft)' },
  '.hover code': { fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '16rem', fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minHeight: '1.75rem', padding: '0.1875rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', fontSize: '0.75rem' },
  '.cm-completionMatchedText': { fontWeight: '700' },
  '.cm-diagnostic': {
    borderLeft: '3px solid var(--bad)',
    padding: '0.375rem 0.75rem',
    font: '400 0.8125rem/1.5 var(--body)',
  },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnostic code': { font: '600 0.75rem/1.5 var(--mono)' },
  '.cm-gutter-lint': { width: '1.25rem' },
})

/** Colours and layout of the editor. */
export const editorTheme: Extension = [theme, syntaxHighlighting(highlight)]
