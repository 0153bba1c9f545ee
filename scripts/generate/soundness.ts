import {
  inFolder,
  needsData,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
} from '../../schemas/compile/SchemaFiles.ts'
import { indent } from './indent.ts'
import { check, type Writing } from './soundChecks.ts'
import { pascal } from './source.ts'

export const soundnessTypes = `import type { SoundCheck, SoundTables } from '../check/Soundness'

export declare const soundChecks: SoundTables
`

/**
 * Text of a module of quick checks, one for each schema: whether data is sound, answered at the first fault and without
 * a word about it. Children are asked of a walk.
 */
export function soundness(source: SchemaFiles): string {
  const functions = new Map<string, string>()
  const patterns = new Map<string, string>()
  const writing: Omit<Writing, 'file'> = { source, functions, patterns, write }
  const nameOf = (file: SchemaFile) => write({ ...writing, file }, file.schema, '')
  const table = (name: string, files: readonly SchemaFile[]) =>
    `${name}: new Map([\n${files.map((file) => `[${JSON.stringify(file.name)}, ${nameOf(file)}],\n`).join('')}]),\n`
  const envelope = (name: string) => inFolder(source, '.').filter((file) => file.name === name)
  const tables = [
    ...['block', 'action'].flatMap(envelope).map((file) => `${file.name}: ${nameOf(file)},\n`),
    table('blocks', inFolder(source, 'blocks')),
    table('actions', inFolder(source, 'actions')),
    table('documents', [...['page', 'modal'].flatMap(envelope), ...inFolder(source, 'entities')]),
    `dataless: new Set(${JSON.stringify(inFolder(source, 'actions').flatMap((file) => (needsData(file) ? [] : [file.name])))}),\n`,
  ]
  const constants = [...patterns].map(([pattern, name]) => `const ${name} = ${new RegExp(pattern, 'u')}\n`)
  const text = `${[...functions.values()].join('\n')}\nexport const soundChecks = {\n${tables.join('')}}\n`
  const imports = ['countCodePoints', 'isRepetitive']
    .filter((part) => text.includes(`${part}(`))
    .map((part) => `import { ${part} } from '../check/${part}'\n`)
  return `${imports.join('')}\n${constants.join('')}\n${indent(text)}`
}

/** Writes the function that checks a schema, once, and says its name. `part` is the name of a definition in the file. */
function write(writing: Writing, schema: Schema, part: string): string {
  const { folder, name } = writing.file
  const prefix = { blocks: 'data of ', actions: 'action ', entities: 'entity ' }[folder] ?? ''
  const local = `is${pascal(`${prefix}${name} ${part}`.trim())}`
  if (!writing.functions.has(local)) {
    // While a recursive definition is being written, whoever refers to it calls it.
    writing.functions.set(local, '')
    const body = check(writing, schema, 'value', 1)
    writing.functions.set(local, `function ${local}(value, walk) {\n${body}return true\n}\n`)
  }
  return local
}
