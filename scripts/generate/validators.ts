import standalone from 'ajv/dist/standalone/index.js'
import { createAjv } from '../../schemas/compile/createAjv.ts'
import { inline } from '../../schemas/compile/inline.ts'
import { inFolder, needsData, type SchemaFile, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { visitChildrenSource } from '../../schemas/compile/visitChildren.ts'
import { answeredFiles } from './answers.ts'
import { compact } from './compact.ts'
import { typeName } from './typeNames.ts'

/** The folder of the envelopes (block, action, page, modal): the top of `schemas/`. */
const envelopes = '.'

/**
 * Generates a validator and its types for each document, and for what the API answers. Returns the sources by path from
 * `schemas/generated/`.
 */
export function validators(files: SchemaFiles): Map<string, string> {
  const ajv = createAjv(files, { code: { source: true, esm: true, lines: false } })
  const modules = new Map<string, string>()
  const add = (file: SchemaFile) => {
    const node = SchemaNode.at(files, file.path)
    if (!node) return
    const schema = inline(node)
    const visitChildren = visitChildrenSource(node)
    const members = ['validate']
    if (visitChildren) members.push('visitChildren')
    const contained = [...node.properties.values()].filter((property) => property.node.own('x-contained') === true)
    if (contained.length > 0) members.push(`contained: ${JSON.stringify(contained.map(({ name }) => name))}`)
    const family = node.string('x-family')
    if (family !== undefined) members.push(`family: ${JSON.stringify(family)}`)
    if (file.folder === 'actions' && !needsData(file)) members.push('optional: true')
    const up = '../'.repeat(file.path.split('/').length)
    const code = compact(standalone(ajv, ajv.compile(schema)), schema, file.path, up)
    const path = file.path.replace(/\.json$/, '')
    modules.set(`${path}.js`, `${code}\n${visitChildren ?? ''}export default { ${members.join(', ')} }\n`)
    modules.set(
      `${path}.d.ts`,
      `import type { DataContract } from '${up}check/ContractSource'
import type { ${typeName(file)} } from '${file.folder === envelopes ? '.' : '..'}/types'

declare const contract: DataContract<${typeName(file)}>
export default contract
`,
    )
  }
  const documents = [envelopes, 'blocks', 'actions', 'entities'].flatMap((folder) => inFolder(files, folder))
  for (const file of new Set([...documents, ...answeredFiles(files)])) add(file)
  for (const folder of ['blocks', 'actions', 'entities']) modules.set(`${folder}.ts`, contracts(files, folder))
  modules.set('names.ts', names(files))
  modules.set('fieldsHandlers.ts', fieldsHandlers(files))
  return modules
}

/** Generates a module with every validator of one folder, for programs that load them all. */
function contracts(schemas: SchemaFiles, folder: string): string {
  const files = inFolder(schemas, folder)
  const local = (file: SchemaFile) => `contractOf${typeName(file)}`
  const imports = files.map((file) => `import ${local(file)} from './${folder}/${file.name}.js'\n`)
  const members = files.map((file) => `  ${JSON.stringify(file.name)}: ${local(file)},\n`)
  return `${imports.join('')}\nexport const ${folder} = {\n${members.join('')}}\n`
}

/** Generates a module with the names of all schemas, for programs that do not load the validators. */
function names(files: SchemaFiles): string {
  const lists = [
    ['blocks', 'blockTypes', 'BlockType'],
    ['actions', 'handlerNames', 'HandlerName'],
    ['entities', 'entityNames', 'EntityName'],
  ].map(([folder = '', list, type]) => {
    const found = inFolder(files, folder).map(({ name }) => name)
    return `export const ${list}: readonly ${type}[] = ${JSON.stringify(found)}\n`
  })
  return `import type { BlockType, EntityName, HandlerName } from './types'\n\n${lists.join('')}`
}

/** Generates the table of the handlers that take the values of inputs: those whose data has a member `fields`. */
function fieldsHandlers(files: SchemaFiles): string {
  const members = inFolder(files, 'actions').flatMap((file) =>
    SchemaNode.at(files, file.path)?.properties.has('fields') ? [`  ${JSON.stringify(file.name)}: true,\n`] : [],
  )
  return `import type { FieldsHandler } from './types'

/** Whether a handler takes the values of inputs as the member \`fields\` of its data. */
export const fieldsHandlers: Readonly<Record<FieldsHandler, true>> = {
${members.join('')}}
`
}
