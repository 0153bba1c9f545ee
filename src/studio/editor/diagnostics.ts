import { syntaxTree } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import type { EditorState, Text, TransactionSpec } from '@codemirror/state'
import type { Issue } from '../../../schemas'

/** A change that shows issues in the text. `render` makes what the tooltip of an issue shows. Issues without a line stand on the first. */
export function diagnostics(
  state: EditorState,
  issues: readonly Issue[],
  render: (issue: Issue) => HTMLElement,
): TransactionSpec {
  return setDiagnostics(
    state,
    issues.map((issue): Diagnostic => {
      const { from, to } = rangeOfIssue(state, issue)
      const { severity, code, message } = issue
      return { from, to, severity, source: code, message, renderMessage: () => render(issue) }
    }),
  )
}

/** From the place of the issue to the end of its token, at most to the end of the line. */
function rangeOfIssue(state: EditorState, { line = 1, column = 1 }: Issue): { from: number; to: number } {
  const { from: start, to: end } = lineAt(state.doc, line)
  const from = Math.min(start + column - 1, end)
  const token = syntaxTree(state).resolveInner(from, 1)
  const to = token.from === from ? Math.min(token.to, end) : end
  // An empty range shows nothing.
  return to > from ? { from, to } : { from: Math.max(start, from - 1), to: Math.max(from, start) }
}

const lineAt = (doc: Text, line: number) => doc.line(Math.min(Math.max(1, line), doc.lines))
