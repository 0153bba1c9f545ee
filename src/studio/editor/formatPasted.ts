import type { EditorState } from '@codemirror/state'

/** Length of a line, in characters, that nobody writes by hand. */
const minifiedLine = 160

/** Lays minified JSON out when it becomes the whole document. Every other pasted text stays as it is. */
export function formatPasted(pasted: string, state: EditorState): string {
  const { from, to } = state.selection.main
  const isWhole = state.sliceDoc(0, from).trim() === '' && state.sliceDoc(to).trim() === ''
  const isMinified = pasted.split('\n').some((line) => line.length > minifiedLine)
  return isWhole && isMinified ? formatMinified(pasted) : pasted
}

/** Lays out JSON in two spaces for each level. Returns a text that is not JSON, or that has lines already, as it is. */
export function formatMinified(text: string): string {
  if (text.trim().includes('\n')) return text
  try {
    const value: unknown = JSON.parse(text)
    // A parsed value may lack what the text says twice.
    return JSON.stringify(value) === text.trim() ? JSON.stringify(value, null, 2) : text
  } catch {
    return text
  }
}
