import { statSync } from 'node:fs'
import type { Kind, Locale } from '../../../schemas'
import { wordsOf } from '../../../schemas/words'
import { type ExitCode, exitCodes } from '../exitCodes'
import { warn, writeStdout } from '../terminal/standardStreams'
import { stdoutOptions, type TerminalOptions } from '../terminal/TerminalOptions'
import { findCall } from './findCall'
import { findTopics } from './findTopics'
import { findValue } from './findValue'
import { listNamed } from './namedSchemas'
import { renderCall } from './renderCall'
import { renderCode } from './renderCode'
import { renderCurrentValue, renderField } from './renderField'
import { renderIndex } from './renderIndex'
import { listToJson, renderList } from './renderList'
import { renderSchema } from './renderSchema'
import type { Topic, UnknownTopic } from './Topic'
import { topicsToJson } from './topicsToJson'

export type ExplainOptions = { json?: true; as?: Kind; color?: boolean; language?: Locale }

/** Explains a code, type, handler, kind, field or value. Without a name it lists everything that can be explained. */
export async function explain(asked: string | undefined, options: ExplainOptions): Promise<ExitCode> {
  const words = options.language && (await wordsOf(options.language))
  const terminal = { ...stdoutOptions(options.color), words }
  if (asked === undefined) {
    writeStdout(options.json ? topicsToJson(undefined, words) : `${renderIndex(terminal).join('\n')}\n`)
    return exitCodes.ok
  }
  const listed = explainCalls(asked, options, terminal)
  if (listed !== undefined) {
    writeStdout(listed)
    return exitCodes.ok
  }
  const topics = resolveTopics(asked, options.as)
  if (!Array.isArray(topics)) {
    const { message, suggestion } = topics
    const likely = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
    warn(`${message}${likely}`)
    return exitCodes.unusable
  }
  writeStdout(options.json ? topicsToJson(topics, words) : `${renderTopics(topics, terminal).join('\n')}\n`)
  return exitCodes.ok
}

/** Explains a name that is no file, as lines; or says why it cannot. */
export function explainName(asked: string, terminal: TerminalOptions): string[] | UnknownTopic {
  const call = findCall(asked)
  const lines = call ? renderCall(call, terminal) : renderList(asked, terminal)
  if (lines) return lines
  const topics = findTopics(asked) ?? { message: `there is no schema ${asked}.` }
  return Array.isArray(topics) ? renderTopics(topics, terminal) : topics
}

/** The text about the calls and pages of a portal: a list, or one call. Undefined for another name. */
function explainCalls(asked: string, { json }: ExplainOptions, terminal: TerminalOptions): string | undefined {
  const call = findCall(asked)
  if (json) {
    const found = call ?? listToJson(asked)
    return found && `${JSON.stringify(found, null, 2)}\n`
  }
  const lines = call ? renderCall(call, terminal) : renderList(asked, terminal)
  return lines && `${lines.join('\n')}\n`
}

/** Finds the topics of a name. A file of the user takes precedence, except over the address of a schema. */
function resolveTopics(asked: string, as: Kind | undefined): Topic[] | UnknownTopic {
  const hash = asked.indexOf('#')
  const file = hash === -1 ? asked : asked.slice(0, hash)
  if (/[#/]|\.json$/.test(asked) && !/^(?:\.\/)?schemas\//.test(asked) && isFile(file)) {
    return findValue(file, hash === -1 ? '' : decode(asked.slice(hash + 1)), as)
  }
  if (/^#?\//.test(asked)) {
    return { message: `a pointer says nothing without its file: beffroi explain <file>#${asked.replace('#', '')}` }
  }
  return findTopics(asked) ?? { message: `there is neither a schema nor a file ${file}.` }
}

/** Decodes a pointer after `#`, which may be percent-encoded. */
function decode(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function renderTopics(topics: readonly Topic[], terminal: TerminalOptions): string[] {
  const parts = topics.map((topic) => {
    if (topic.is === 'code') return renderCode(topic.code, terminal)
    if (topic.is === 'schema') return renderSchema(topic, terminal)
    const whole = topic.path === '' && listNamed().find(({ node }) => node === topic.node)
    return whole
      ? [...renderCurrentValue(topic, terminal), '', ...renderSchema(whole, terminal)]
      : renderField(topic, terminal)
  })
  const rule = terminal.paint.dim('─'.repeat(Math.min(terminal.columns, 100)))
  return parts.flatMap((lines, index) => (index === 0 ? lines : ['', rule, '', ...lines]))
}
