import { isNote } from './keywords'
import { isSchema, type Schema } from './SchemaFiles'
import type { SchemaNode } from './SchemaNode'

/**
 * A schema in the form its validator is compiled from: what other files say is written out in place, children (blocks and
 * actions) are left out because they are walked at run time, notes are gone. References within the file stay. Throws where a
 * reference leads to nothing.
 */
export function inline(node: SchemaNode): Schema {
  const target = node.demandedTarget
  const isLocal = String(node.own('$ref')).startsWith('#')
  const result: Schema = target && !isLocal ? inlineTarget(target) : {}
  for (const [keyword, value] of Object.entries(node.schema)) {
    if (isNote(keyword) || (keyword === '$ref' && !isLocal)) continue
    if (keyword === 'additionalProperties' && value === false) result.closed = Object.keys(listed(node))
    else if (keyword === 'minLength' && value === 1) result.nonEmpty = true
    // A named format says the same as the pattern beside it, which is there for validators that do not know the name.
    else if (keyword !== 'pattern' || typeof node.own('format') !== 'string')
      result[keyword] = node.mapKeyword(keyword, inline)
  }
  return result
}

function inlineTarget(target: SchemaNode): Schema {
  // A child block is checked by itself, even where it is not an object: its parent is valid all the same.
  if (target.envelope === 'block') return {}
  return target.envelope === 'action' ? { type: 'object' } : inline(target)
}

function listed(node: SchemaNode): Schema {
  const properties = node.own('properties')
  return isSchema(properties) ? properties : {}
}
