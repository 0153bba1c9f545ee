import type { SchemaFile, SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import type { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { answerOf, isChecked, type Operation, operations, tablePrefix } from './operations.ts'
import { typeName } from './typeNames.ts'

/** What a call answers as `data`: one document of a schema file, or a list of them. */
type Answer = { file: SchemaFile; isList: boolean }

/**
 * Sources of the modules with the contracts of answers, by file name: `answers.ts` with those of first
 * views, and one for each other API description, such as `wallAnswers.ts` of `wall.json`.
 */
export function answerTables(files: SchemaFiles): Map<string, string> {
  const tables = new Map<string, Operation[]>()
  for (const operation of operations(files).filter(isChecked)) {
    const prefix = tablePrefix(operation)
    tables.set(prefix, [...(tables.get(prefix) ?? []), operation])
  }
  return new Map([...tables].map(([prefix, listed]) => [`${answersName(prefix)}.ts`, answersModule(prefix, listed)]))
}

const answersName = (prefix: string): string => (prefix ? `${prefix}Answers` : 'answers')

function answersModule(prefix: string, listed: readonly Operation[]): string {
  const answers = listed.map((operation) => ({
    id: String(operation.node.own('operationId')),
    ...readAnswer(operation),
  }))
  const contracts = new Map(answers.map(({ file }) => [file.path, file]))
  const local = (file: SchemaFile) => `contractOf${typeName(file)}`
  const imports = [...contracts.values()].map(
    (file) => `import ${local(file)} from './${file.path.replace(/\.json$/, '.js')}'\n`,
  )
  const lines = answers.map(({ id, file, isList }) => `  ${id}: { ${isList ? 'items' : 'whole'}: ${local(file)} },\n`)
  return `${imports.join('')}
/** Contracts of the answers to the calls${prefix ? ` of schemas/api/${listed[0]?.node.file.name}.json` : ' of first views'}, by operation id: of the data as a whole, or of the items of a list. */
export const ${answersName(prefix)} = {
${lines.join('')}}
`
}

/** The schema files that answers refer to. */
export const answeredFiles = (files: SchemaFiles): Set<SchemaFile> =>
  new Set(
    operations(files)
      .filter(isChecked)
      .map((operation) => readAnswer(operation).file),
  )

/** Throws when the data of an answer is neither a document of a schema file nor a list of them. */
function readAnswer(operation: Operation): Answer {
  const data = answerOf(operation)?.below('properties', 'data')
  const whole = fileOf(data)
  const file = whole ?? fileOf(data?.below('items'))
  if (!file)
    throw new Error(
      `schemas/${operation.node.path}: the data that ${operation.node.own('operationId')} answers must refer to a schema file, or be a list whose items do`,
    )
  return { file, isList: !whole }
}

const fileOf = (node: SchemaNode | undefined): SchemaFile | undefined =>
  node?.requiredTarget?.pointer === '' ? node.requiredTarget.file : undefined
