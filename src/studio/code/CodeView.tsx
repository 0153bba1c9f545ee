import { createScanner } from 'jsonc-parser'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Issue } from '../../../schemas/index'
import styles from './CodeView.module.css'
import { IssueNote } from './IssueNote'

/** A line to scroll to. Each request is a new object. */
export type TargetLine = { line: number }

type CodeViewProps = {
  text: string
  /** Issues with line numbers. */
  issues: readonly Issue[]
  label: string
  target: TargetLine | undefined
}

/** Numbered lines of JSON, with each issue below its line. */
export function CodeView({ text, issues, label, target }: CodeViewProps) {
  const ref = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => readTokens(text), [text])
  useEffect(() => {
    if (!target) return
    const line = ref.current?.querySelector<HTMLElement>(`[data-line='${target.line}']`)
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [target])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrollable text
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
    <div ref={ref} className={styles.view} role="group" aria-label={label} tabIndex={0}>
      {lines.map((tokens, index) => {
        const number = index + 1
        const lineIssues = issues.filter((issue) => issue.line === number)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number
          <div key={index}>
            <Line number={number} tokens={tokens} severity={severityOf(lineIssues)} />
            {lineIssues.map((issue) => (
              <IssueNote key={`${issue.code} ${issue.pointer}`} issue={issue} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

const severityOf = (issues: readonly Issue[]): Issue['severity'] | undefined =>
  issues.find(({ severity }) => severity === 'error')?.severity ?? issues[0]?.severity

type LineProps = { number: number; tokens: readonly Token[]; severity: Issue['severity'] | undefined }

const Line = memo(function Line({ number, tokens, severity }: LineProps) {
  return (
    <div className={styles.line} data-line={number} data-severity={severity} tabIndex={-1}>
      <code className={styles.source}>
        {tokens.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a line have no identity but their order
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ))}
      </code>
    </div>
  )
})

type TokenKind = 'name' | 'text' | 'number' | 'word' | 'mark' | 'blank' | 'wrong'

type Token = { kind: TokenKind; text: string }

/** Splits JSON, valid or not, into lines of tokens. Joined, the tokens are the text again. */
function readTokens(json: string): Token[][] {
  const scanner = createScanner(json)
  const lines: Token[][] = []
  let line: Token[] = []
  for (;;) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const text = json.slice(start, start + scanner.getTokenLength())
    if (text === '') break
    const kind = tokenKind(text, json.slice(start + text.length))
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

function tokenKind(text: string, after: string): TokenKind {
  if (/^\s+$/.test(text)) return 'blank'
  if (text.startsWith('"')) return /^\s*:/.test(after) ? 'name' : 'text'
  if (/^[[\]{}:,]$/.test(text)) return 'mark'
  if (/^-?\d/.test(text)) return 'number'
  return /^(?:true|false|null)$/.test(text) ? 'word' : 'wrong'
}
