import type { SchemaNode } from './SchemaNode'

/** Sources of the generated functions, by name: one for each definition, so that definitions can be recursive. */
type Functions = Map<string, string>

/**
 * Source of a function `visitChildren(data, at, visit)` that visits every child block and action a schema allows, recursive
 * ones included; undefined when it allows none. The function accepts data of any shape.
 */
export function visitChildrenSource(node: SchemaNode): string | undefined {
  const functions: Functions = new Map()
  const body = visitValue(functions, node, 'data', 'at', 0)
  if (!body) return undefined
  return `${[...functions.values()].join('\n')}\nfunction visitChildren(data, at, visit) {${body}}\n`
}

/** Statements that visit the children in `value`, whose pointer is `at`; both are expressions. */
function visitValue(functions: Functions, node: SchemaNode, value: string, at: string, level: number): string {
  const target = node.requiredTarget
  if (target) return visitTarget(functions, target, value, at, level)
  return visitMembers(functions, node, value, at, level) + visitItems(functions, node, value, at, level)
}

function visitMembers(functions: Functions, node: SchemaNode, value: string, at: string, level: number): string {
  const parts = [...node.properties.values()].flatMap(({ name, node: child }) => {
    const inner = visitValue(functions, child, `v${level}`, `${at}+${JSON.stringify(`/${name}`)}`, level + 1)
    return inner ? [`{const v${level}=${value}[${JSON.stringify(name)}];if(v${level}!==undefined){${inner}}}`] : []
  })
  return parts.length > 0 ? `if(${value}&&typeof ${value}==='object'){${parts.join('')}}` : ''
}

function visitItems(functions: Functions, { items }: SchemaNode, value: string, at: string, level: number): string {
  if (!items) return ''
  if (items.envelope === 'block') return `visit('blocks',${value},${at});`
  const item = visitValue(functions, items, `v${level}`, `${at}+'/'+i${level}`, level + 1)
  const loop = `for(let i${level}=0;i${level}<${value}.length;i${level}++){const v${level}=${value}[i${level}];${item}}`
  return item ? `if(Array.isArray(${value})){${loop}}` : ''
}

function visitTarget(functions: Functions, target: SchemaNode, value: string, at: string, level: number): string {
  if (target.envelope === 'block') return `visit('block',${value},${at});`
  if (target.envelope === 'action') return `visit('action',${value},${at});`
  if (target.pointer === '') return visitValue(functions, target, value, at, level)
  const name = target.address().replace(/\W+/g, '_')
  if (!functions.has(name)) {
    functions.set(name, '')
    const body = visitValue(functions, target, 'd', 'at', 0)
    functions.set(name, body ? `function ${name}(d, at, visit) {${body}}` : '')
  }
  // The source of a recursive definition is still empty while it is being written, although it may hold children.
  return functions.get(name) === '' && !holdsChildren(target) ? '' : `${name}(${value},${at},visit);`
}

/** Whether a schema leads to a block or an action, directly or through others. */
function holdsChildren(node: SchemaNode, seen = new Set<SchemaNode>()): boolean {
  if (seen.has(node)) return false
  seen.add(node)
  const { target } = node
  if (target?.envelope === 'block' || target?.envelope === 'action') return true
  return [target ?? [], node.subschemas()].flat().some((inner) => holdsChildren(inner, seen))
}
