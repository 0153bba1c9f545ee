import type { TerminalOptions } from '../terminal/TerminalOptions'
import { drawEntry } from './drawText'
import { formatJson } from './formatJson'
import type { Subject } from './Subject'

/** What stands at the place in a file that was asked about, and what is wrong there; no line when no file was. */
export function showHere({ here }: Extract<Subject, { is: 'field' }>, look: TerminalOptions): string[] {
  if (!here) return []
  return [
    ...drawEntry('Here', inShort(here.value), look),
    ...here.issues.flatMap(({ code, message }) => drawEntry('Issue', `${code}: ${message}`, look)),
  ]
}

function inShort(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = formatJson(value, Number.POSITIVE_INFINITY)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
