import { statSync } from 'node:fs'
import type { Kind } from '../../../schemas'
import { type ExitCode, exitCodes } from '../exitCodes'
import { warn, writeStdout } from '../terminal/standardStreams'
import type { TerminalOptions } from '../terminal/TerminalOptions'

import { colourMode, createPaint, terminalStyle } from '../terminal/TerminalOptions'
import { asJson } from './asJson'
import { findTopics } from './findTopics'
import { findValue } from './findValue'
import { listNamed } from './namedSchemas'
import { renderCode } from './renderCode'
import { renderCurrentValue, renderField } from './renderField'
import { renderIndex } from './renderIndex'
import { renderSchema } from './renderSchema'
import type { Topic, UnknownTopic } from './Topic'

type ExplainOptions = { json?: true; as?: Kind; color?: boolean }

/** Prints what a code, type, handler, kind, field or value is; everything that can be asked when nothing is asked. */
export function explain(asked: string | undefined, options: ExplainOptions): ExitCode {
  const { colours, columns } = terminalStyle(process.stdout, process.env, colourMode(options.color))
  const look: TerminalOptions = { columns: Math.max(40, columns), paint: createPaint(colours) }
  if (asked === undefined) {
    writeStdout(options.json ? asJson(undefined) : `${renderIndex(look).join('\n')}\n`)
    return exitCodes.ok
  }
  const topics = find(asked, options.as)
  if (!Array.isArray(topics)) {
    const { message, suggestion } = topics
    const likely = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
    warn(`${message}${likely}`)
    return exitCodes.unusable
  }
  writeStdout(options.json ? asJson(topics) : `${renderTopics(topics, look).join('\n')}\n`)
  return exitCodes.ok
}

/** A file of one's own comes first unless the word says that it is a schema. */
function find(asked: string, as: Kind | undefined): Topic[] | UnknownTopic {
  const hash = asked.indexOf('#')
  const file = hash === -1 ? asked : asked.slice(0, hash)
  if (/[#/]|\.json$/.test(asked) && !/^(?:\.\/)?schemas\//.test(asked) && isFile(file)) {
    return findValue(file, hash === -1 ? '' : decode(asked.slice(hash + 1)), as)
  }
  if (/^#?\//.test(asked)) {
    const pointer = asked.replace('#', '')
    return {
      message: `a pointer says nothing without its file: beffroi explain <file>#${pointer}`,
      suggestion: undefined,
    }
  }
  return findTopics(asked) ?? { message: `there is neither a schema nor a file ${file}.`, suggestion: undefined }
}

/** A pointer after `#` may be written as in a URL. */
function decode(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function renderTopics(topics: readonly Topic[], look: TerminalOptions): string[] {
  const parts = topics.map((topic) => {
    if (topic.is === 'code') return renderCode(topic.code, look)
    if (topic.is === 'schema') return renderSchema(topic, look)
    const whole = topic.path === '' && listNamed().find(({ node }) => node === topic.node)
    return whole ? [...renderCurrentValue(topic, look), '', ...renderSchema(whole, look)] : renderField(topic, look)
  })
  const rule = look.paint.dim('─'.repeat(Math.min(look.columns, 100)))
  return parts.flatMap((lines, index) => (index === 0 ? lines : ['', rule, '', ...lines]))
}
