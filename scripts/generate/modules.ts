import { inline } from '../../schemas/compile/inline.ts'
import { inFolder, needsData, type SchemaFile, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { slots } from '../../schemas/compile/slots.ts'
import { compiler } from './compiler.ts'
import { pascal } from './source.ts'
import { dataType, fragmentType } from './types.ts'

/** Envelopes are schema files at the top of `schemas/`: block, action, page, modal. */
const envelopes = '.'

/** Texts of the generated modules, by path from `schemas/generated/`: one validator module with its types per schema. */
export function modules(source: SchemaFiles): Map<string, string> {
  const compile = compiler(source)
  const files = new Map<string, string>()
  const add = (file: SchemaFile, path: string, type: string) => {
    const { path: at, schema } = file
    const walker = slots(source, at, schema)
    const members = ['validate']
    if (walker) members.push('slots')
    if (typeof schema['x-family'] === 'string') members.push(`family: ${JSON.stringify(schema['x-family'])}`)
    if (file.folder === 'actions' && !needsData(file)) members.push('optional: true')
    const up = '../'.repeat(path.split('/').length)
    const code = compile(inline(source, at, schema), at, up)
    files.set(`${path}.js`, `${code}\n${walker ?? ''}export default { ${members.join(', ')} }\n`)
    files.set(
      `${path}.d.ts`,
      `import type { DataContract } from '${up}check/DataContract'
import type { ${type} } from '${path.includes('/') ? '..' : '.'}/types'

declare const contract: DataContract<${type}>
export default contract
`,
    )
  }
  for (const file of inFolder(source, envelopes)) add(file, file.name, fragmentType(file))
  for (const file of inFolder(source, 'blocks')) add(file, `blocks/${file.name}`, dataType(file))
  for (const file of inFolder(source, 'actions')) add(file, `actions/${file.name}`, dataType(file))
  for (const file of inFolder(source, 'entities')) add(file, `entities/${file.name}`, fragmentType(file))
  for (const folder of ['blocks', 'actions', 'entities']) files.set(`${folder}.ts`, contracts(source, folder))
  files.set('blockTypes.ts', blockTypes(source))
  files.set('names.ts', names(source))
  return files
}

/** The list of every validator of one folder, for the programs that carry them all. */
function contracts(source: SchemaFiles, folder: string): string {
  const files = inFolder(source, folder)
  const local = (file: SchemaFile) => `contractOf${pascal(file.name)}`
  const imports = files.map((file) => `import ${local(file)} from './${folder}/${file.name}.js'\n`)
  const members = files.map((file) => `  ${JSON.stringify(file.name)}: ${local(file)},\n`)
  return `${imports.join('')}\nexport const ${folder} = {\n${members.join('')}}\n`
}

/** Names of the block types by family, for programs that load their validators one by one. */
function blockTypes(source: SchemaFiles): string {
  const files = inFolder(source, 'blocks')
  const families = [...new Set(files.map(({ schema }) => String(schema['x-family'])))].sort()
  const members = families.map((family) => {
    const types = files.filter(({ schema }) => schema['x-family'] === family).map(({ name }) => name)
    return `  ${JSON.stringify(family)}: ${JSON.stringify(types)},\n`
  })
  return `import type { BlockType } from './types'\n\nexport const blockTypes = {\n${members.join('')}} satisfies Record<string, BlockType[]>\n`
}

/** Every name there is, for programs that do not want to run the validators to know it. */
function names(source: SchemaFiles): string {
  const lists = [
    ['blocks', 'blockTypes', 'BlockType'],
    ['actions', 'handlerNames', 'HandlerName'],
    ['entities', 'entityNames', 'EntityName'],
  ].map(([folder = '', list, type]) => {
    const found = inFolder(source, folder).map(({ name }) => name)
    return `export const ${list}: readonly ${type}[] = ${JSON.stringify(found)}\n`
  })
  return `import type { BlockType, EntityName, HandlerName } from './types'\n\n${lists.join('')}`
}
