import { inFolder, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { locales } from './locales.ts'
import { isRole, type Role } from './rules/annotations.ts'

/** Sources of the readers written so far, by name. */
type Readers = Map<string, string>

export const lintReaderTypes = `import type { DataReader } from '../lint/DataVisitor'

export declare const blockReaders: Readonly<Record<string, DataReader>>
export declare const actionReaders: Readonly<Record<string, DataReader>>
export declare const entityReaders: Readonly<Record<string, DataReader>>
export declare const readBlock: DataReader
export declare const readAction: DataReader
export declare const readPage: DataReader
export declare const readModal: DataReader
/** Name of the member a block renders as its heading; true when it always renders one. */
export declare const headings: Readonly<Record<string, string | true>>
/** Name of the member by which a block names the input that it adds to a modal. */
export declare const inputNames: Readonly<Record<string, string>>
/** Names of the inputs without which the service refuses what a handler sends. */
export declare const neededInputs: Readonly<Record<string, readonly string[]>>
`

/** Method of the visitor for a string, by its `x-role`. */
const methods: Readonly<Record<Role, string>> = {
  text: 'text',
  label: 'label',
  html: 'html',
  alt: 'alt',
  page: 'address',
  file: 'file',
  call: 'call',
  icon: 'icon',
  theme: 'theme',
}

/** Method of the visitor for a string without a role, by the schema that it refers to. */
const methodsByTarget: Readonly<Record<string, string>> = {
  'shared/image-source.json': 'picture',
  'shared/url.json': 'link',
}

const groups = { blocks: 'blockReaders', actions: 'actionReaders', entities: 'entityReaders' }
const documents = { block: 'readBlock', action: 'readAction', page: 'readPage', modal: 'readModal' }

/**
 * Source of a module of readers, one for every kind of data. A reader passes the values that lint rules check (texts, links,
 * positions, opening hours, blocks and actions) to a visitor and keeps the visitor's path up to date. It accepts data of any
 * shape.
 */
export function lintReaders(files: SchemaFiles): string {
  const readers: Readers = new Map()
  const nameOf = (path: string): string => {
    const node = SchemaNode.at(files, path)
    return (node && readerOf(readers, node)) || 'nothing'
  }
  const tables = Object.entries(groups).map(([folder, table]) => {
    const members = inFolder(files, folder).map(({ path, name }) => `  ${JSON.stringify(name)}: ${nameOf(path)},\n`)
    return `export const ${table} = {\n${members.join('')}}\n`
  })
  const single = Object.entries(documents).map(([name, read]) => `export const ${read} = ${nameOf(`${name}.json`)}\n`)
  return `function nothing() {}
${[...readers.values()].join('')}
${tables.join('\n')}
${single.join('')}
${keywordTable(files, 'headings', 'blocks', 'x-heading')}
${keywordTable(files, 'inputNames', 'blocks', 'x-input')}
${keywordTable(files, 'neededInputs', 'actions', 'x-needs')}`
}

/** Source of a table of the values that the schemas of a folder have for a keyword, by the name of the schema. */
function keywordTable(files: SchemaFiles, table: string, folder: string, keyword: string): string {
  const rows = inFolder(files, folder)
    .filter(({ schema }) => schema[keyword] !== undefined)
    .map(({ name, schema }) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema[keyword])},\n`)
  return `export const ${table} = {\n${rows.join('')}}\n`
}

/** Name of the function that reads the values of a schema; empty when there is nothing to read. */
function readerOf(readers: Readers, node: SchemaNode): string {
  const name = `read_${node.address().replace(/\W+/g, '_')}`
  const known = readers.get(name)
  if (known === undefined) {
    // The name is known before the body is written, so that recursive definitions can refer to it.
    readers.set(name, 'open')
    const body = readObject(readers, node)
    readers.set(name, body && `function ${name}(d, w) {${body}}\n`)
  }
  return readers.get(name) ? name : ''
}

/** Statements that read the object `d`. */
function readObject(readers: Readers, node: SchemaNode): string {
  const target = node.requiredTarget
  if (target) return callReader(readers, target, 'd')
  const { properties, additionalProperties } = node
  const parts = [...properties.values()].map(({ name, node: child }) => {
    const text = readValue(readers, child, JSON.stringify(name))
    const isLocale = locales(node.files).includes(name)
    const localized = text && isLocale ? `const l=w.switchLocale('${name}');${text}w.switchLocale(l);` : text
    return localized && `{const v=d[${JSON.stringify(name)}];if(v!==undefined){${localized}}}`
  })
  const others = additionalProperties ? readValue(readers, additionalProperties, 'k') : ''
  return [
    properties.has('lat') && properties.has('lon') ? 'w.position(d);' : '',
    readPressable(node),
    ...parts,
    others && `for(const k in d){const v=d[k];${others}}`,
  ].join('')
}

/** Statements that report an object with a label and a target, for the rule on ambiguous buttons. */
function readPressable({ properties }: SchemaNode): string {
  const listed = [...properties.values()]
  const label = listed.find(({ node }) => node.own('x-role') === 'label')
  const action = listed.find(({ node }) => leadsSomewhere(node))
  return label && action ? `w.pressable(d,${JSON.stringify(label.name)},${JSON.stringify(action.name)});` : ''
}

const leadsSomewhere = (node: SchemaNode): boolean =>
  node.target !== undefined &&
  (node.envelope === 'action' || node.target.path === 'shared/url.json' || node.own('x-role') === 'page')

/** Statements that read the value `v`, the member at `key` (an expression). */
function readValue(readers: Readers, node: SchemaNode, key: string): string {
  const role = node.own('x-role')
  if (role === 'alt') return `if(typeof v==='string')w.alt(v,${key},d);`
  if (isRole(role)) return `if(typeof v==='string')w.${methods[role]}(v,${key});`
  const target = node.requiredTarget
  const method = target && methodsByTarget[target.path]
  if (method) return `if(typeof v==='string')w.${method}(v,${key});`
  if (target && node.envelope) return `w.${node.envelope}(v,${key});`
  if (node.own('items') !== undefined && node.items) return readList(readers, node.items, key)
  const inner = target ? callReader(readers, target, 'v') : readNested(readers, node)
  return inner && `if(typeof v==='object'&&v!==null){w.enter(${key});${inner}w.leave();}`
}

function readList(readers: Readers, items: SchemaNode, key: string): string {
  if (items.envelope === 'block') return `w.blocks(v,${key});`
  if (items.target?.path === 'shared/schedule-entry.json') return `w.schedule(v,${key});`
  const item = readValue(readers, items, 'i')
  return (
    item &&
    `if(Array.isArray(v)){const a=v;w.enter(${key});for(let i=0;i<a.length;i++){const v=a[i];${item}}w.leave();}`
  )
}

function callReader(readers: Readers, target: SchemaNode, value: string): string {
  const reader = readerOf(readers, target)
  return reader && `${reader}(${value},w);`
}

function readNested(readers: Readers, node: SchemaNode): string {
  const body = readObject(readers, node)
  return body && `const d=v;${body}`
}
