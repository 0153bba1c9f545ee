import { createScanner } from 'jsonc-parser'

type TokenKind = 'name' | 'text' | 'number' | 'word' | 'mark' | 'blank' | 'wrong'

export type Token = { kind: TokenKind; text: string }

/** Splits JSON, or what is meant to be JSON, into lines of tokens. Joined again they are the text. */
export function readTokens(json: string): Token[][] {
  const scanner = createScanner(json)
  const lines: Token[][] = []
  let line: Token[] = []
  for (;;) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const text = json.slice(start, start + scanner.getTokenLength())
    if (text === '') break
    const kind = kindOf(text, json.slice(start + text.length))
    const [head = '', ...rest] = text.split('\n')
    if (head) line.push({ kind, text: head })
    for (const next of rest) {
      lines.push(line)
      line = next ? [{ kind, text: next }] : []
    }
  }
  lines.push(line)
  return lines
}

function kindOf(text: string, after: string): TokenKind {
  if (/^\s+$/.test(text)) return 'blank'
  if (text.startsWith('"')) return /^\s*:/.test(after) ? 'name' : 'text'
  if (/^[[\]{}:,]$/.test(text)) return 'mark'
  if (/^-?\d/.test(text)) return 'number'
  return /^(?:true|false|null)$/.test(text) ? 'word' : 'wrong'
}
