import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { firstSentence } from '../../../schemas/compile/firstSentence'
import { type ExitCode, exitCodes } from '../exitCodes'
import { renderTable } from '../explain/renderTable'
import { warn, writeStdout } from '../terminal/standardStreams'
import { stdoutOptions } from '../terminal/TerminalOptions'
import { bundle } from './bundle'
import { forEditors } from './forEditors'
import { findTarget, listTargets, type Target } from './targets'
import { writeVscode } from './writeVscode'

/** The options of `beffroi schema`. */
export type SchemaOptions = {
  out?: string
  all?: string
  list?: true
  data?: true
  open?: true
  editor?: true
  vscode?: string | true
  color?: boolean
}

/** Prints or writes schemas. Throws when a file cannot be written. */
export function printSchema(asked: string | undefined, options: SchemaOptions): ExitCode {
  if (options.list) return printList(options.color)
  if (options.vscode !== undefined) return writeVscode(options.vscode === true ? undefined : options.vscode)
  if (options.all !== undefined) return writeAll(options.all, options)
  const found = findTarget(asked ?? 'page')
  if ('suggestion' in found) {
    const likely =
      found.suggestion === undefined ? 'beffroi schema --list names all.' : `Did you mean ${found.suggestion}?`
    warn(`there is no schema "${asked}". ${likely}`)
    return exitCodes.unusable
  }
  const { target, others } = found
  if (others.length > 0) {
    const names = others.map(({ name }) => name).join(' and ')
    warn(`${target.name} is a ${familyWords[target.family]}; ask for ${names} if you mean that`)
  }
  const text = textOf(target, options)
  if (options.out === undefined) writeStdout(text)
  else {
    write(options.out, text)
    warn(`${options.out} holds the schema of ${target.name}`)
  }
  return exitCodes.ok
}

const familyWords = { kind: 'kind of document', block: 'block', handler: 'handler', fragment: 'fragment' } as const

function textOf(target: Target, { data, open, editor }: SchemaOptions): string {
  const schema = bundle(target, { open: open ?? false, data: data ?? false })
  return `${JSON.stringify(editor ? forEditors(schema) : schema, null, 2)}\n`
}

function printList(color: boolean | undefined): ExitCode {
  const { paint, columns } = stdoutOptions(color)
  const rows = listTargets().map(({ name, family, description }) => [name, family, firstSentence(description)])
  writeStdout(`${renderTable(['Name', 'Is a', 'Description'], rows, columns, paint).join('\n')}\n`)
  return exitCodes.ok
}

function writeAll(folder: string, options: SchemaOptions): ExitCode {
  const targets = listTargets()
  for (const target of targets) {
    const path = target.path.replace(/\.json$/, '') || target.name
    write(join(folder, `${path}.schema.json`), textOf(target, options))
  }
  warn(`${folder} holds ${targets.length} schemas`)
  return exitCodes.ok
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
