import { annotations } from '../../schemas/compile/inline.ts'
import { isSchema, type Schema, type SchemaFile, type SchemaFiles, target } from '../../schemas/compile/SchemaFiles.ts'
import { checkScalar } from './soundScalars.ts'

/** What is known while the quick check of a part of `file` is written. */
export type Writing = {
  source: SchemaFiles
  file: SchemaFile
  /** Texts of the functions written so far, by name. */
  functions: Map<string, string>
  /** Names of the constants of regular expressions, by pattern. */
  patterns: Map<string, string>
  write(writing: Writing, schema: Schema, part: string): string
  /** Set where the members of all objects are counted at once, from outside. */
  isCounted?: boolean
}

const fail = 'return false\n'

/** All that quick checks know. What is only said to readers says nothing about data. */
const keywords = new Set([
  ...annotations,
  ...['$ref', '$defs', 'type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'minProperties'],
])

/** Statements that return false when `value` (a piece of code) breaks a schema; none when nothing can. */
export function check(writing: Writing, schema: Schema, value: string, level: number): string {
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword))
  if (unknown) throw new Error(`schemas/${writing.file.path}: quick checks do not know "${unknown}"`)
  if (typeof schema.$ref === 'string') return checkReference(writing, schema.$ref, value, level)
  if (Array.isArray(schema.type)) return checkEach(writing, schema, schema.type.map(String), value, level)
  if (schema.type === 'object') return checkObject(writing, schema, value, level)
  if (schema.type === 'array') return checkList(writing, schema, value, level)
  const test = checkScalar(schema, value, writing)
  return (test && `if (${test}) ${fail}`) + countScalar(schema, value, writing)
}

/** Anything may have members, and numbers may be more than is kept of them. */
function countScalar(schema: Schema, value: string, { isCounted }: Writing): string {
  if (isCounted || 'enum' in schema || 'const' in schema) return ''
  if (schema.type === undefined) return `walk.open(${value})\n`
  const { type, minimum, maximum } = schema
  const isSmall = typeof minimum === 'number' && typeof maximum === 'number' && type === 'integer'
  return (type === 'integer' && !isSmall) || type === 'number' ? `walk.number(${value})\n` : ''
}

function checkReference(writing: Writing, reference: string, value: string, level: number): string {
  const file = target(writing.source, writing.file.path, reference)
  if (file?.path === 'block.json') return `if (!walk.block(${value})) ${fail}`
  if (file?.path === 'action.json') return `if (!walk.action(${value})) ${fail}`
  const part = file ? '' : reference.replace('#/$defs/', '')
  const { $defs } = writing.file.schema
  const schema = file ? file.schema : isSchema($defs) ? $defs[part] : undefined
  if (!isSchema(schema)) throw new Error(`schemas/${writing.file.path}: nothing at $ref ${reference}`)
  const there = file ? { ...writing, file } : writing
  if (schema.type !== 'object') return check(there, schema, value, level)
  if (writing.isCounted) throw new Error(`schemas/${writing.file.path}: quick checks count open objects without parts`)
  return `if (!${writing.write(there, schema, part)}(${value}, walk)) ${fail}`
}

/** A value that may be of several types is checked as the one it is of. */
function checkEach(writing: Writing, schema: Schema, types: readonly string[], value: string, level: number): string {
  const is: Readonly<Record<string, string>> = {
    object: `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`,
    array: `Array.isArray(${value})`,
    null: `${value} === null`,
    number: `typeof ${value} === 'number'`,
  }
  const branches = types.map((type) => {
    const text = check(writing, { ...schema, type }, value, level)
    return `if (${is[type] ?? `typeof ${value} === '${type}'`}) {\n${text}}`
  })
  return `${branches.join(' else ')} else {\n${fail}}\n`
}

function checkList(writing: Writing, schema: Schema, value: string, level: number): string {
  const tests = [`!Array.isArray(${value})`]
  if ('minItems' in schema) tests.push(`${value}.length < ${schema.minItems}`)
  if ('maxItems' in schema) tests.push(`${value}.length > ${schema.maxItems}`)
  if (schema.uniqueItems === true) tests.push(`isRepetitive(${value})`)
  const text = `if (${tests.join(' || ')}) ${fail}`
  if (!isSchema(schema.items)) return writing.isCounted ? text : `${text}walk.open(${value})\n`
  const { $ref } = schema.items
  const item = typeof $ref === 'string' ? target(writing.source, writing.file.path, $ref) : undefined
  if (item?.path === 'block.json') return `${text}if (!walk.blocks(${value})) ${fail}`
  const inner = check(writing, schema.items, `item${level}`, level + 1)
  return inner ? `${text}for (const item${level} of ${value}) {\n${inner}}\n` : text
}

/**
 * Known members are looked up one by one and counted; when the object has more members than that, one is unknown. That is
 * faster than comparing the names it has with those that are known.
 */
export function checkObject(writing: Writing, schema: Schema, value: string, level: number): string {
  const { properties, additionalProperties, minProperties } = schema
  const members = isSchema(properties) ? Object.entries(properties) : []
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const closed = additionalProperties === false
  if (isSchema(additionalProperties) && members.length > 0) {
    throw new Error(`schemas/${writing.file.path}: quick checks know no additionalProperties beside properties`)
  }
  // The data of a block or an action is counted by the schema of its type.
  const isData = members.length === 0 && /^(?:block|action)\.json$/.test(writing.file.path)
  const isOpen = !closed && !isSchema(additionalProperties)
  const inside = isOpen ? { ...writing, isCounted: true } : writing
  const count = closed || typeof minProperties === 'number' ? `count${level}` : ''
  const lines = [`if (typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})) ${fail}`]
  if (count) lines.push(`let ${count} = ${closed ? required.length : 0}\n`)
  members.forEach(([name, child], index) => {
    if (!isSchema(child)) return
    const member = `v${level}${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : index}`
    const inner = check(inside, child, member, level + 1)
    const read = `const ${member} = ${value}${/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}\n`
    // What is not there breaks every rule for what should be, if there is one.
    if (required.includes(name)) {
      const isAny = child.type === undefined && !('$ref' in child) && !('enum' in child) && !('const' in child)
      lines.push(read, isAny ? `if (${member} === undefined) ${fail}` : '', scoped(inner))
    } else if (inner || closed) {
      lines.push(read, `if (${member} !== undefined) {\n`, closed ? `${count}++\n` : '', inner, '}\n')
    }
  })
  const least = typeof minProperties === 'number' ? `if (${count} < ${minProperties}) ${fail}` : ''
  if (closed && !writing.isCounted) lines.push(`walk.members += ${count}\n`)
  if (closed) lines.push(least, `for (const _ in ${value}) ${count}--\n`, `if (${count} !== 0) ${fail}`)
  else lines.push(checkOthers(writing, additionalProperties, value, level, count), least)
  if (isOpen && !isData && !writing.isCounted) lines.push(`walk.open(${value})\n`)
  return lines.join('')
}

/** Goes through all members: each keeps the schema, if there is one, and is counted, if that matters. */
function checkOthers(writing: Writing, schema: unknown, value: string, level: number, count: string): string {
  if (!isSchema(schema)) return count && `for (const _ in ${value}) ${count}++\n`
  const inner = check(writing, schema, `member${level}`, level + 1)
  const read = `const member${level} = ${value}[key${level}]\n`
  const counting = `${count && `${count}++\n`}${writing.isCounted ? '' : 'walk.members++\n'}`
  return `for (const key${level} in ${value}) {\n${counting}${inner && read}${inner}}\n`
}

const scoped = (statements: string): string =>
  /^(?:let|const) /m.test(statements) ? `{\n${statements}}\n` : statements
