import { isSchema, type Schema, type SchemaFiles, target } from './SchemaFiles'

type Context = { source: SchemaFiles; path: string; root: Schema; functions: Map<string, string> }

/**
 * Text of a function `slots(data, at, visit)` that reaches every child block and action a schema allows, recursion
 * included; undefined when it allows none. It trusts nothing about the shape of the data.
 */
export function slots(source: SchemaFiles, path: string, schema: Schema): string | undefined {
  const context: Context = { source, path, root: schema, functions: new Map() }
  const body = visitAll(context, schema, 'data', 'at', 0)
  if (!body) return undefined
  const functions = [...context.functions.values()].join('\n')
  return `${functions}\nfunction slots(data, at, visit) {${body}}\n`
}

function visitAll(context: Context, schema: Schema, value: string, at: string, level: number): string {
  if (typeof schema.$ref === 'string') return visitReference(context, schema.$ref, value, at, level)
  return visitMembers(context, schema, value, at, level) + visitItems(context, schema, value, at, level)
}

function visitMembers(context: Context, { properties }: Schema, value: string, at: string, level: number): string {
  if (!isSchema(properties)) return ''
  const parts = Object.entries(properties).flatMap(([name, child]) => {
    if (!isSchema(child)) return []
    const inner = visitAll(context, child, `v${level}`, `${at}+${JSON.stringify(`/${name}`)}`, level + 1)
    return inner ? [`{const v${level}=${value}[${JSON.stringify(name)}];if(v${level}!==undefined){${inner}}}`] : []
  })
  return parts.length > 0 ? `if(${value}&&typeof ${value}==='object'){${parts.join('')}}` : ''
}

function visitItems(context: Context, { items }: Schema, value: string, at: string, level: number): string {
  if (!isSchema(items)) return ''
  if (refersTo(context, items, 'block.json')) return `visit('blocks',${value},${at});`
  const item = visitAll(context, items, `v${level}`, `${at}+'/'+i${level}`, level + 1)
  const loop = `for(let i${level}=0;i${level}<${value}.length;i${level}++){const v${level}=${value}[i${level}];${item}}`
  return item ? `if(Array.isArray(${value})){${loop}}` : ''
}

function visitReference(context: Context, reference: string, value: string, at: string, level: number): string {
  const file = target(context.source, context.path, reference)
  if (file?.path === 'block.json') return `visit('block',${value},${at});`
  if (file?.path === 'action.json') return `visit('action',${value},${at});`
  if (file) return visitAll({ ...context, path: file.path, root: file.schema }, file.schema, value, at, level)
  const name = `${context.path}${reference}`.replace(/\W+/g, '_')
  if (!context.functions.has(name)) {
    context.functions.set(name, '')
    const body = visitAll(context, definition(context, reference), 'd', 'at', 0)
    context.functions.set(name, body ? `function ${name}(d, at, visit) {${body}}` : '')
  }
  // While a recursive definition is being written its text is still empty, yet it may turn out to hold slots.
  const isOpen = context.functions.get(name) === ''
  return isOpen && !reaches(context, reference) ? '' : `${name}(${value},${at},visit);`
}

const refersTo = (context: Context, schema: Schema, path: string): boolean =>
  typeof schema.$ref === 'string' && target(context.source, context.path, schema.$ref)?.path === path

function definition(context: Context, reference: string): Schema {
  const name = reference.replace('#/$defs/', '')
  const found = isSchema(context.root.$defs) ? context.root.$defs[name] : undefined
  if (!isSchema(found)) throw new Error(`schemas/${context.path}: nothing at $ref ${reference}`)
  return found
}

/** Whether a definition leads to a block or an action, directly or through other definitions. */
function reaches(context: Context, reference: string, seen = new Set<string>()): boolean {
  if (seen.has(reference)) return false
  seen.add(reference)
  const text = JSON.stringify(definition(context, reference))
  return [...text.matchAll(/"\$ref":"([^"]+)"/g)].some(([, inner = '']) => {
    const file = target(context.source, context.path, inner)
    if (!file) return reaches(context, inner, seen)
    return (
      file.path === 'block.json' || file.path === 'action.json' || JSON.stringify(file.schema).includes('action.json')
    )
  })
}
