import { inFolder, needsData, type SchemaFile, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { checkSchema, type FastCheckWriter } from './checkSchema.ts'
import { referredType } from './typeNames.ts'

export const fastCheckTypes = `import type { FastChecks } from '../check/FastValidator'

export declare const fastChecks: FastChecks
`

/**
 * Returns the source of a module of fast checks, one per schema. A check returns false at the first error and delegates children to
 * a `FastValidator`.
 */
export function fastChecks(files: SchemaFiles): string {
  const functions = new Map<string, string>()
  const patterns = new Map<string, string>()
  const writer: FastCheckWriter = { patterns, write: (node) => write(writer, functions, node) }
  const nameOf = ({ path }: SchemaFile): string => {
    const node = SchemaNode.at(files, path)
    return node ? writer.write(node) : ''
  }
  const table = (name: string, listed: readonly SchemaFile[]) =>
    `${name}: new Map([\n${listed.map((file) => `[${JSON.stringify(file.name)}, ${nameOf(file)}],\n`).join('')}]),\n`
  const envelope = (name: string) => inFolder(files, '.').filter((file) => file.name === name)
  const dataless = inFolder(files, 'actions').flatMap((file) => (needsData(file) ? [] : [file.name]))
  const tables = [
    ...['block', 'action'].flatMap(envelope).map((file) => `${file.name}: ${nameOf(file)},\n`),
    table('blocks', inFolder(files, 'blocks')),
    table('actions', inFolder(files, 'actions')),
    table('documents', [...['page', 'modal'].flatMap(envelope), ...inFolder(files, 'entities')]),
    `dataless: new Set(${JSON.stringify(dataless)}),\n`,
  ]
  const constants = [...patterns].map(([pattern, name]) => `const ${name} = ${new RegExp(pattern, 'u')}\n`)
  const text = `${[...functions.values()].join('\n')}\nexport const fastChecks = {\n${tables.join('')}}\n`
  const imports = [
    ['countCodePoints', 'countCodePoints'],
    ['isRepetitive', 'FastValidator'],
    ['hasValidHost', 'formatChecks'],
    ['isTimeZone', 'formatChecks'],
  ].flatMap(([part, file]) => (text.includes(`${part}(`) ? [`import { ${part} } from '../check/${file}'\n`] : []))
  return `${imports.join('')}\n${constants.join('')}\n${indent(text)}`
}

function write(writer: FastCheckWriter, functions: Map<string, string>, node: SchemaNode): string {
  const local = `is${referredType(node)}`
  if (!functions.has(local)) {
    // The name is known before the body is written, so that recursive definitions can refer to it.
    functions.set(local, '')
    const body = checkSchema(writer, node, 'value', 1)
    functions.set(local, `function ${local}(value, validator) {\n${body}return true\n}\n`)
  }
  return local
}

/** Indents code whose brackets open and close at the ends of lines. */
function indent(code: string): string {
  let depth = 0
  return code
    .split('\n')
    .map((line) => {
      if (/^[}\])]/.test(line)) depth--
      const indented = line && '  '.repeat(depth) + line
      if (/[{[(]$/.test(line)) depth++
      return indented
    })
    .join('\n')
}
