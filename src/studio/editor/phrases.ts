import type { StudioText, StudioTextKey } from '../texts/StudioText'

/** The words of CodeMirror's own controls, and the texts of the studio that replace them. */
const keys = {
  Find: 'editor.find',
  Replace: 'editor.replaceBy',
  next: 'editor.next',
  previous: 'editor.previous',
  all: 'editor.all',
  'match case': 'editor.matchCase',
  'by word': 'editor.byWord',
  regexp: 'editor.regexp',
  replace: 'editor.replace',
  'replace all': 'editor.replaceAll',
  close: 'editor.close',
  'current match': 'editor.currentMatch',
  'on line': 'editor.onLine',
  'replaced match on line $': 'editor.replacedOnLine',
  'replaced $ matches': 'editor.replacedMatches',
  'Go to line': 'editor.goToLine',
  go: 'editor.go',
  'Fold line': 'editor.foldLine',
  'Unfold line': 'editor.unfoldLine',
  'Folded lines': 'editor.foldedLines',
  'Unfolded lines': 'editor.unfoldedLines',
  to: 'editor.to',
  'folded code': 'editor.foldedCode',
  unfold: 'editor.unfold',
  Diagnostics: 'editor.issues',
  'No diagnostics': 'editor.noIssues',
  Completions: 'editor.suggestions',
  'Control character': 'editor.controlCharacter',
} as const satisfies Readonly<Record<string, StudioTextKey>>

/** CodeMirror's words in the language of the studio. */
export const phrases = (text: StudioText): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([phrase, key]) => [phrase, text(key)]))
