import { createScanner, type Node } from 'jsonc-parser'

/** The text with one more member at the end of an object or list; every comment and blank of the others stays. */
export function appendMember(text: string, around: Node, member: string): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const close = around.offset + around.length - 1
  const last = around.children?.at(-1)
  const end = last ? last.offset + last.length : around.offset + 1
  // Behind the last member there may be a comma, comments and blanks.
  const rest = text.slice(end, close)
  const isOpen = text.slice(around.offset, close).includes('\n')
  if (!isOpen && last) return `${text.slice(0, end)}, ${member}${text.slice(end)}`
  const comma = last && !hasComma(rest) ? ',' : ''
  const kept = rest.trimEnd()
  const outer = indentAt(text, around.offset)
  const indent = last && isOpen ? indentAt(text, last.offset) : outer + (text.includes('\n\t') ? '\t' : '  ')
  const inner = member.replaceAll('\n', lineBreak + indent)
  return `${text.slice(0, end)}${comma}${kept}${lineBreak}${indent}${inner}${lineBreak}${outer}${text.slice(close)}`
}

function hasComma(text: string): boolean {
  const scanner = createScanner(text, true)
  scanner.scan()
  return text[scanner.getTokenOffset()] === ','
}

/** The blanks with which the line of an offset begins. */
function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
