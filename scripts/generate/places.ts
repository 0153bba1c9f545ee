import { inFolder, isSchema, type Schema, type SchemaFiles, target } from '../../schemas/compile/SchemaFiles.ts'

/** What is known while the text of one reader is written. */
type Context = { source: SchemaFiles; path: string; root: Schema; readers: Map<string, string> }

const locales = new Set(['fr', 'de', 'en', 'nl'])
export const placesTypes = `import type { Reader } from '../lint/Reader'

export declare const blocksPlaces: Readonly<Record<string, Reader>>
export declare const actionsPlaces: Readonly<Record<string, Reader>>
export declare const entitiesPlaces: Readonly<Record<string, Reader>>
export declare const blockPlaces: Reader
export declare const actionPlaces: Reader
export declare const pagePlaces: Reader
export declare const modalPlaces: Reader
/** Name of the member a block draws as a heading of its place; true when it always draws one. */
export declare const headings: Readonly<Record<string, string | true>>
`

/** Which method of a walk takes a string, by its `x-role`. */
const methods: Readonly<Record<string, string>> = { text: 'text', label: 'label', html: 'html', page: 'address' }
const shouldRead = ['blocks', 'actions', 'entities']

/**
 * Text of a module of readers, one for every kind of data: each goes through the places of its schema in which lint rules
 * are interested (words, addresses of pages, positions, hours, blocks and actions) and tells a walk of what stands there.
 * Readers trust nothing about the shape of the data and keep the walk's path up to date.
 */
export function places(source: SchemaFiles): string {
  const readers = new Map<string, string>()
  const nameOf = (path: string): string => {
    const file = source.get(path)
    return (file && readerOf({ source, path, root: file.schema, readers }, file.schema, path)) || 'nothing'
  }
  const groups = shouldRead.map((folder) => {
    const members = inFolder(source, folder).map(({ path, name }) => `  ${JSON.stringify(name)}: ${nameOf(path)},\n`)
    return `export const ${folder}Places = {\n${members.join('')}}\n`
  })
  const envelopes = ['block', 'action', 'page', 'modal'].map(
    (name) => `export const ${name}Places = ${nameOf(`${name}.json`)}\n`,
  )
  const headings = inFolder(source, 'blocks').flatMap(({ name, schema }) =>
    schema['x-heading'] === undefined ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(schema['x-heading'])},\n`],
  )
  return `function nothing() {}
${[...readers.values()].join('')}
${groups.join('\n')}
${envelopes.join('')}
export const headings = {
${headings.join('')}}
`
}

/** Name of the function that reads a schema with a place of its own; empty when there is nothing to read. */
function readerOf(context: Context, schema: Schema, spot: string): string {
  const name = `read_${spot.replace(/\W+/g, '_')}`
  const known = context.readers.get(name)
  if (known === undefined) {
    // While a recursive definition is being written, whoever refers to it calls it.
    context.readers.set(name, 'open')
    const body = readObject(context, schema)
    context.readers.set(name, body && `function ${name}(d, w) {${body}}\n`)
  }
  return context.readers.get(name) ? name : ''
}

/** Statements that read the object `d`. */
function readObject(context: Context, schema: Schema): string {
  if (typeof schema.$ref === 'string') {
    const reader = referred(context, schema.$ref)
    return reader && `${reader}(d,w);`
  }
  const properties = isSchema(schema.properties) ? schema.properties : {}
  const names = Object.keys(properties)
  const parts = names.map((name) => {
    const child = properties[name]
    if (!isSchema(child)) return ''
    const text = readValue(context, child, JSON.stringify(name))
    const spoken = text && locales.has(name) ? `const l=w.speak('${name}');${text}w.speak(l);` : text
    return spoken && `{const v=d[${JSON.stringify(name)}];if(v!==undefined){${spoken}}}`
  })
  const open = schema.additionalProperties
  const others = isSchema(open) ? readValue(context, open, 'k') : ''
  return [
    names.includes('lat') && names.includes('lon') ? 'w.position(d);' : '',
    readPressable(context, properties),
    ...parts,
    others && `for(const k in d){const v=d[k];${others}}`,
  ].join('')
}

/** What has a label and leads somewhere can be mistaken for what has the same label and leads elsewhere. */
function readPressable(context: Context, properties: Schema): string {
  const label = Object.keys(properties).find((name) => roleOf(properties[name]) === 'label')
  const action = Object.keys(properties).find((name) => leads(context, properties[name]))
  return label && action ? `w.pressable(d,${JSON.stringify(label)},${JSON.stringify(action)});` : ''
}

const roleOf = (schema: unknown): unknown => (isSchema(schema) ? schema['x-role'] : undefined)

function leads(context: Context, schema: unknown): boolean {
  if (!isSchema(schema) || typeof schema.$ref !== 'string') return false
  const path = target(context.source, context.path, schema.$ref)?.path
  return path === 'action.json' || path === 'shared/url.json' || schema['x-role'] === 'page'
}

/** Statements that read the value `v`, which stands under `key` (a piece of code). */
function readValue(context: Context, schema: Schema, key: string): string {
  const role = schema['x-role']
  if (role === 'alt') return `if(typeof v==='string')w.alt(v,${key},d);`
  if (typeof role === 'string') return `if(typeof v==='string')w.${methods[role]}(v,${key});`
  const file = typeof schema.$ref === 'string' ? target(context.source, context.path, schema.$ref) : undefined
  if (file?.path === 'block.json') return `w.block(v,${key});`
  if (file?.path === 'action.json') return `w.action(v,${key});`
  if (file?.path === 'page.json') return `w.page(v,${key});`
  if (file?.path === 'modal.json') return `w.modal(v,${key});`
  if (isSchema(schema.items)) return readList(context, schema.items, key)
  const inner = typeof schema.$ref === 'string' ? call(context, schema.$ref) : nested(context, schema)
  return inner && `if(typeof v==='object'&&v!==null){w.enter(${key});${inner}w.leave();}`
}

function readList(context: Context, items: Schema, key: string): string {
  const path = typeof items.$ref === 'string' ? target(context.source, context.path, items.$ref)?.path : undefined
  if (path === 'block.json') return `w.blocks(v,${key});`
  if (path === 'shared/schedule-entry.json') return `w.schedule(v,${key});`
  const item = readValue(context, items, 'i')
  return (
    item &&
    `if(Array.isArray(v)){const a=v;w.enter(${key});for(let i=0;i<a.length;i++){const v=a[i];${item}}w.leave();}`
  )
}

const call = (context: Context, reference: string): string => {
  const reader = referred(context, reference)
  return reader && `${reader}(v,w);`
}

function nested(context: Context, schema: Schema): string {
  const body = readObject(context, schema)
  return body && `const d=v;${body}`
}

function referred(context: Context, reference: string): string {
  const file = target(context.source, context.path, reference)
  if (file) return readerOf({ ...context, path: file.path, root: file.schema }, file.schema, file.path)
  const name = reference.replace('#/$defs/', '')
  const found = isSchema(context.root.$defs) ? context.root.$defs[name] : undefined
  if (!isSchema(found)) throw new Error(`schemas/${context.path}: nothing at $ref ${reference}`)
  return readerOf(context, found, `${context.path}/${name}`)
}
