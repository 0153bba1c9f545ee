import { writeStdout } from '../../terminal/standardStreams'
import { stdoutOptions } from '../../terminal/TerminalOptions'
import type { Effect } from './Rule'
import { rules } from './rules'

/** Prints every rule with its effect on each side. */
export function listRules(format: string, color: boolean | undefined): void {
  const entries = Object.entries(rules)
  if (format === 'json') {
    writeStdout(`${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
    return
  }
  if (format === 'markdown') {
    writeStdout('| rule | senders | readers | what it is |\n|---|---|---|---|\n')
    for (const [id, { senders, readers, text }] of entries)
      writeStdout(`| \`${id}\` | ${senders} | ${readers} | ${text} |\n`)
    return
  }
  const { paint } = stdoutOptions(color)
  const width = Math.max(...entries.map(([id]) => id.length))
  writeStdout(`${'rule'.padEnd(width)}  ${'senders'.padEnd(10)}  readers\n`)
  for (const [id, { senders, readers, text }] of entries) {
    writeStdout(`${paint.bold(id.padEnd(width))}  ${tint(senders)}  ${tint(readers)}\n    ${paint.dim(text)}\n`)
  }

  function tint(effect: Effect): string {
    const padded = effect.padEnd(10)
    if (effect === 'editorial') return padded
    return effect === 'breaking' ? paint.red(padded) : paint.green(padded)
  }
}
