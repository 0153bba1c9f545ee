import { nearestName } from '../../../schemas/check/nearestName.ts'
import { isKeyword, keywordNames } from '../../../schemas/compile/keywords.ts'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { families } from '../../../schemas/families.ts'
import { isExempt } from './exemptions.ts'
import { faultAt, type SchemaFault, type SchemaRule } from './SchemaFault.ts'

const types = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null']

/** Every keyword is one that the generator reads, and `type` and `$ref` lead somewhere. */
export const keywordRule: SchemaRule = (node) => {
  const unknown = Object.keys(node.schema).filter((keyword) => !keyword.startsWith('x-') && !isKeyword(keyword))
  const faults = unknown.map((keyword) => {
    const nearest = nearestName(keyword, keywordNames)
    const cure = `${nearest ? `Did you mean "${nearest}"? ` : 'Remove it. '}schemas/compile/keywords.ts lists the known ones.`
    return faultAt(node, keyword, `No part of the project reads the keyword "${keyword}".`, cure)
  })
  const type = node.own('type')
  if (type !== undefined && ![type].flat().every((name) => types.some((known) => known === name)))
    faults.push(faultAt(node, 'type', `${JSON.stringify(type)} is no type.`, `It may be ${types.join(', ')}.`))
  const reference = node.own('$ref')
  if (reference !== undefined && !node.target) {
    const cure = 'Write the path of a file from this one, such as "../shared/image.json", or "#/$defs/name".'
    faults.push(faultAt(node, '$ref', `There is nothing at ${JSON.stringify(reference)}.`, cure))
  }
  return faults
}

/** What is required is a property. */
export const requiredRule: SchemaRule = (node) => {
  const required = node.own('required')
  if (required === undefined) return []
  const known = [...node.properties.keys()]
  if (!Array.isArray(required))
    return [
      faultAt(node, 'required', '"required" is no list.', 'Write the names of the required properties as a list.'),
    ]
  return required.flatMap((name: unknown, index) => {
    if (known.some((property) => property === name)) return []
    const nearest = typeof name === 'string' ? nearestName(name, known) : undefined
    const hint = nearest === undefined ? '' : `Did you mean "${nearest}"? `
    const message = `${JSON.stringify(name)} is required, and is no property.`
    return [faultAt(node, `required/${index}`, message, `${hint}The properties are ${known.join(', ') || 'none'}.`)]
  })
}

const isObject = (node: SchemaNode): boolean =>
  [node.own('type')].flat().includes('object') || node.own('properties') !== undefined

/** Every object says what it does with other members, objects of lists and within objects too. */
export const closedRule: SchemaRule = (node) => {
  if (!isObject(node) || node.own('additionalProperties') !== undefined || isExempt('open', node.address())) return []
  const cure =
    'Write "additionalProperties": false, the schema that each further member has, or true where any member is meant.'
  return [faultAt(node, '', 'This object accepts members of any name, so a misspelt one goes unnoticed.', cure)]
}

/** A block belongs to a family, and is an object without further members. */
export const blockRule: SchemaRule = (node) => {
  if (node.file.folder !== 'blocks' || node.pointer !== '') return []
  const faults: SchemaFault[] = []
  if (node.own('x-family') === undefined) {
    const cure = `Write "x-family": one of ${Object.keys(families).join(', ')}.`
    faults.push(faultAt(node, 'x-family', 'The block belongs to no family.', cure))
  }
  if (!node.types.includes('object') || !node.isClosed) {
    const cure = 'Write "type": "object" and "additionalProperties": false, or refer to a schema that has both.'
    faults.push(faultAt(node, '', 'The data of a block is an object without further members.', cure))
  }
  return faults
}

/** A pattern has no syntax that other languages lack: lookaround, backreferences, \u and \p. */
export const patternRule: SchemaRule = (node) => {
  const pattern = node.own('pattern')
  if (typeof pattern !== 'string' || !/\(\?[^:]|\\[1-9ukpP]/.test(pattern)) return []
  const message = 'Validators of other languages cannot read this pattern.'
  return [faultAt(node, 'pattern', message, 'Write it without lookaround, backreferences, \\u and \\p.')]
}
