import { formatChecks } from '../check/formatChecks'
import { isAnnotation } from './keywords'
import { isSchema, type Schema } from './SchemaFiles'
import type { SchemaNode } from './SchemaNode'

/**
 * Converts a schema to the form its validator is compiled from: schemas of other files are copied in place, annotations and
 * child blocks and actions, which are visited at run time, are left out. References within the file stay. Throws on a broken
 * reference.
 */
export function inline(node: SchemaNode): Schema {
  const target = node.requiredTarget
  const isLocal = String(node.own('$ref')).startsWith('#')
  const result: Schema = target && !isLocal ? inlineTarget(target) : {}
  for (const [keyword, value] of Object.entries(node.schema)) {
    if (isAnnotation(keyword) || (keyword === '$ref' && !isLocal)) continue
    if (keyword === 'additionalProperties' && value === false) result.closed = Object.keys(listed(node))
    else if (keyword === 'minLength' && value === 1) result.nonEmpty = true
    // A format is equivalent to the pattern beside it, which is for validators that do not know the format.
    else if (keyword !== 'pattern' || typeof node.own('format') !== 'string')
      result[keyword] = node.mapKeyword(keyword, inline)
  }
  if (formatChecks.has(String(result.format))) result.passes = result.format
  return result
}

function inlineTarget(target: SchemaNode): Schema {
  // A child block is checked by itself. Its parent is valid even when the child is not an object.
  if (target.envelope === 'block') return {}
  return target.envelope === 'action' ? { type: 'object' } : inline(target)
}

function listed(node: SchemaNode): Schema {
  const properties = node.own('properties')
  return isSchema(properties) ? properties : {}
}
