import { formatChecks } from '../../schemas/check/formatChecks.ts'
import { isAnnotation } from '../../schemas/compile/keywords.ts'
import type { Schema } from '../../schemas/compile/SchemaFiles.ts'
import type { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { pascal } from './typeNames.ts'

/** State shared by the fast checks while they are generated. */
export type FastCheckWriter = {
  /** Names of the constants of regular expressions, by pattern. */
  patterns: Map<string, string>
  /** Writes the check function of an object schema, unless it exists, and returns its name. */
  write(node: SchemaNode): string
  /** Set when the surrounding code already counts the members. */
  isCounted?: boolean
}

const fail = 'return false\n'

/** The keywords that fast checks support, annotations apart. */
const keywords = new Set([
  ...['$ref', '$defs', 'type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'minProperties'],
])

/** Returns statements that return false when `value` (an expression) violates a schema; empty when any value is valid. */
export function checkSchema(writer: FastCheckWriter, node: SchemaNode, value: string, level: number): string {
  const { schema } = node
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword) && !isAnnotation(keyword))
  if (unknown) throw new Error(`schemas/${node.path}: fast checks do not know "${unknown}"`)
  const target = node.requiredTarget
  if (target) return checkTarget(writer, node, target, value, level)
  if (Array.isArray(schema.type)) return checkEach(writer, node, schema.type.map(String), value, level)
  return checkType(writer, node, schema.type, value, level)
}

function checkType(writer: FastCheckWriter, node: SchemaNode, type: unknown, value: string, level: number): string {
  if (type === 'object') return checkObject(writer, node, value, level)
  if (type === 'array') return checkList(writer, node, value, level)
  const schema = { ...node.schema, type }
  const test = checkScalar(node, schema, value, writer)
  return (test && `if (${test}) ${fail}`) + countScalar(schema, value, writer)
}

/** Returns statements that count the members of a value without a type and check the precision of numbers. */
function countScalar(schema: Schema, value: string, { isCounted }: FastCheckWriter): string {
  if (isCounted || 'enum' in schema || 'const' in schema) return ''
  if (schema.type === undefined) return `validator.addMembers(${value})\n`
  const { type, minimum, maximum } = schema
  const isSmall = typeof minimum === 'number' && typeof maximum === 'number' && type === 'integer'
  return (type === 'integer' && !isSmall) || type === 'number' ? `validator.checkPrecision(${value})\n` : ''
}

function checkTarget(
  writer: FastCheckWriter,
  node: SchemaNode,
  target: SchemaNode,
  value: string,
  level: number,
): string {
  if (target.envelope === 'block' || target.envelope === 'action')
    return `if (!validator.${target.envelope}(${value})) ${fail}`
  if (target.own('type') !== 'object') return checkSchema(writer, target, value, level)
  if (writer.isCounted) throw new Error(`schemas/${node.path}: fast checks count open objects without parts`)
  return `if (!${writer.write(target)}(${value}, validator)) ${fail}`
}

/** Checks a value with several allowed types by its actual type. */
function checkEach(
  writer: FastCheckWriter,
  node: SchemaNode,
  types: readonly string[],
  value: string,
  level: number,
): string {
  const is: Readonly<Record<string, string>> = {
    object: `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`,
    array: `Array.isArray(${value})`,
    null: `${value} === null`,
    number: `typeof ${value} === 'number'`,
  }
  const branches = types.map((type) => {
    const text = checkType(writer, node, type, value, level)
    return `if (${is[type] ?? `typeof ${value} === '${type}'`}) {\n${text}}`
  })
  return `${branches.join(' else ')} else {\n${fail}}\n`
}

function checkList(writer: FastCheckWriter, node: SchemaNode, value: string, level: number): string {
  const { schema, items } = node
  const tests = [`!Array.isArray(${value})`]
  if ('minItems' in schema) tests.push(`${value}.length < ${schema.minItems}`)
  if ('maxItems' in schema) tests.push(`${value}.length > ${schema.maxItems}`)
  if (schema.uniqueItems === true) tests.push(`isRepetitive(${value})`)
  const text = `if (${tests.join(' || ')}) ${fail}`
  if (!items) return writer.isCounted ? text : `${text}validator.addMembers(${value})\n`
  if (items.envelope === 'block') return `${text}if (!validator.blocks(${value})) ${fail}`
  const inner = checkSchema(writer, items, `item${level}`, level + 1)
  return inner ? `${text}for (const item${level} of ${value}) {\n${inner}}\n` : text
}

/**
 * Counts the known members; an object with more members has an unknown one. This is faster than comparing each name with the
 * known ones.
 */
function checkObject(writer: FastCheckWriter, node: SchemaNode, value: string, level: number): string {
  const { properties, additionalProperties } = node
  const { minProperties } = node.schema
  const closed = node.isClosed
  const others = typeof additionalProperties?.raw === 'object' ? additionalProperties : undefined
  if (others && properties.size > 0) {
    throw new Error(`schemas/${node.path}: fast checks know no additionalProperties beside properties`)
  }
  // The data of a block or an action is counted by the schema of its type.
  const isData = properties.size === 0 && /^(?:block|action)\.json$/.test(node.path)
  const isOpen = !closed && !others
  const inside = isOpen ? { ...writer, isCounted: true } : writer
  const count = closed || typeof minProperties === 'number' ? `count${level}` : ''
  const lines = [`if (typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})) ${fail}`]
  if (count) lines.push(`let ${count} = ${closed ? node.required.length : 0}\n`)
  ;[...properties.values()].forEach(({ name, node: child, isRequired }, index) => {
    const member = `v${level}${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : index}`
    const inner = checkSchema(inside, child, member, level + 1)
    const read = `const ${member} = ${value}${/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}\n`
    // A missing member already breaks these rules.
    if (isRequired) {
      const isAny = !['type', '$ref', 'enum', 'const'].some((keyword) => child.own(keyword) !== undefined)
      lines.push(read, isAny ? `if (${member} === undefined) ${fail}` : '', scoped(inner))
    } else if (inner || closed) {
      lines.push(read, `if (${member} !== undefined) {\n`, closed ? `${count}++\n` : '', inner, '}\n')
    }
  })
  const least = typeof minProperties === 'number' ? `if (${count} < ${minProperties}) ${fail}` : ''
  if (closed && !writer.isCounted) lines.push(`validator.members += ${count}\n`)
  if (closed) lines.push(least, `for (const _ in ${value}) ${count}--\n`, `if (${count} !== 0) ${fail}`)
  else lines.push(checkOthers(writer, others, value, level, count), least)
  if (isOpen && !isData && !writer.isCounted) lines.push(`validator.addMembers(${value})\n`)
  return lines.join('')
}

/** Checks all members against the schema, if there is one, and counts them, if needed. */
function checkOthers(
  writer: FastCheckWriter,
  node: SchemaNode | undefined,
  value: string,
  level: number,
  count: string,
): string {
  if (!node) return count && `for (const _ in ${value}) ${count}++\n`
  const inner = checkSchema(writer, node, `member${level}`, level + 1)
  const read = `const member${level} = ${value}[key${level}]\n`
  const counting = `${count && `${count}++\n`}${writer.isCounted ? '' : 'validator.members++\n'}`
  return `for (const key${level} in ${value}) {\n${counting}${inner && read}${inner}}\n`
}

const scoped = (statements: string): string =>
  /^(?:let|const) /m.test(statements) ? `{\n${statements}}\n` : statements

/** Returns a condition that is true when `value` violates the schema of a scalar; empty when any value is valid. */
function checkScalar(node: SchemaNode, schema: Schema, value: string, writer: FastCheckWriter): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ')
  if ('const' in schema) return `${value} !== ${JSON.stringify(schema.const)}`
  switch (schema.type) {
    case 'string':
      return checkString(schema, value, writer)
    case 'integer':
      return checkNumber(schema, value, 'Number.isInteger')
    case 'number':
      return checkNumber(schema, value, 'Number.isFinite')
    case 'boolean':
      return `typeof ${value} !== 'boolean'`
    case 'null':
      return `${value} !== null`
    case undefined:
      return ''
  }
  throw new Error(`schemas/${node.path}: fast checks do not know the type ${schema.type}`)
}

/** Counts code points only when the number of UTF-16 units is inconclusive. */
function checkString(
  { minLength, maxLength, pattern, format }: Schema,
  value: string,
  { patterns }: FastCheckWriter,
): string {
  const tests = [`typeof ${value} !== 'string'`]
  if (minLength === 1) tests.push(`${value} === ''`)
  else if (typeof minLength === 'number') {
    tests.push(`(${value}.length < ${2 * minLength} && countCodePoints(${value}) < ${minLength})`)
  }
  if (typeof maxLength === 'number') {
    tests.push(`(${value}.length > ${maxLength} && countCodePoints(${value}) > ${maxLength})`)
  }
  if (typeof pattern === 'string') {
    const name = typeof format === 'string' ? `like${pascal(format)}` : `pattern${patterns.size}`
    const known = patterns.get(pattern) ?? name
    patterns.set(pattern, known)
    tests.push(`!${known}.test(${value})`)
  }
  const check = formatChecks.get(String(format))
  if (check) tests.push(`!${check.name}(${value})`)
  return tests.join(' || ')
}

function checkNumber({ minimum, maximum }: Schema, value: string, is: string): string {
  const tests = [`!${is}(${value})`]
  if (typeof minimum === 'number') tests.push(`${value} < ${minimum}`)
  if (typeof maximum === 'number') tests.push(`${value} > ${maximum}`)
  return tests.join(' || ')
}
