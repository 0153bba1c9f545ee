import { statSync } from 'node:fs'
import type { Kind } from '../../../schemas'
import { type ExitCode, exitCodes } from '../exitCodes'
import { warn, writeStdout } from '../terminal/standardStreams'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { colourMode, createPaint, terminalStyle } from '../terminal/TerminalOptions'
import { asJson } from './asJson'
import { findSubjects } from './findSubjects'
import { findValue } from './findValue'
import { listNamed } from './names'
import type { Subject, Unknown } from './Subject'
import { showAll } from './showAll'
import { showCode } from './showCode'
import { showField } from './showField'
import { showHere } from './showHere'
import { showSchema } from './showSchema'

type ExplainOptions = { json?: true; as?: Kind; color?: boolean }

/** Prints what a code, type, handler, kind, field or value is; everything that can be asked when nothing is asked. */
export function explain(asked: string | undefined, options: ExplainOptions): ExitCode {
  const { colours, columns } = terminalStyle(process.stdout, process.env, colourMode(options.color))
  const look: TerminalOptions = { columns: Math.max(40, columns), paint: createPaint(colours) }
  if (asked === undefined) {
    writeStdout(options.json ? asJson(undefined) : `${showAll(look).join('\n')}\n`)
    return exitCodes.ok
  }
  const subjects = find(asked, options.as)
  if (!Array.isArray(subjects)) {
    const { message, suggestion } = subjects
    const likely = suggestion === undefined ? '' : ` Did you mean ${suggestion}?`
    warn(`${message}${likely}`)
    return exitCodes.unusable
  }
  writeStdout(options.json ? asJson(subjects) : `${show(subjects, look).join('\n')}\n`)
  return exitCodes.ok
}

/** A file of one's own comes first unless the word says that it is a schema. */
function find(asked: string, as: Kind | undefined): Subject[] | Unknown {
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
  return findSubjects(asked) ?? { message: `there is neither a schema nor a file ${file}.`, suggestion: undefined }
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

function show(subjects: readonly Subject[], look: TerminalOptions): string[] {
  const parts = subjects.map((subject) => {
    if (subject.is === 'code') return showCode(subject.code, look)
    if (subject.is === 'schema') return showSchema(subject, look)
    const whole = subject.path === '' && listNamed().find(({ place }) => place === subject.place)
    return whole ? [...showHere(subject, look), '', ...showSchema(whole, look)] : showField(subject, look)
  })
  const rule = look.paint.dim('─'.repeat(Math.min(look.columns, 100)))
  return parts.flatMap((lines, index) => (index === 0 ? lines : ['', rule, '', ...lines]))
}
