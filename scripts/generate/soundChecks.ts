import { annotations } from '../../src/cli/compiling/inline.ts'
import { isSchema, type Schema, type SchemaFile, type Source, target } from '../../src/cli/compiling/source.ts'
import { checkScalar } from './soundScalars.ts'

/** What is known while the quick check of a part of `file` is written. */
export type Writing = {
  source: Source
  file: SchemaFile
  /** Texts of the functions written so far, by name. */
  functions: Map<string, string>
  /** Names of the constants of regular expressions, by pattern. */
  patterns: Map<string, string>
  write(writing: Writing, schema: Schema, part: string): string
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
  return test && `if (${test}) ${fail}`
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
  if (!isSchema(schema.items)) return text
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
  const count = closed || typeof minProperties === 'number' ? `count${level}` : ''
  const lines = [`if (typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})) ${fail}`]
  if (count) lines.push(`let ${count} = ${closed ? required.length : 0}\n`)
  members.forEach(([name, child], index) => {
    if (!isSchema(child)) return
    const member = `v${level}${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : index}`
    const inner = check(writing, child, member, level + 1)
    const read = `const ${member} = ${value}${/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}\n`
    // What is not there breaks every rule for what should be.
    if (required.includes(name)) lines.push(read, inner ? scoped(inner) : `if (${member} === undefined) ${fail}`)
    else if (inner || closed) {
      lines.push(read, `if (${member} !== undefined) {\n`, closed ? `${count}++\n` : '', inner, '}\n')
    }
  })
  const least = typeof minProperties === 'number' ? `if (${count} < ${minProperties}) ${fail}` : ''
  if (closed) lines.push(least, `for (const _ in ${value}) ${count}--\n`, `if (${count} !== 0) ${fail}`)
  else lines.push(checkOthers(writing, additionalProperties, value, level, count), least)
  return lines.join('')
}

/** Goes through all members: each keeps the schema, if there is one, and is counted, if that matters. */
function checkOthers(writing: Writing, schema: unknown, value: string, level: number, count: string): string {
  const inner = isSchema(schema) ? check(writing, schema, `member${level}`, level + 1) : ''
  const read = inner && `const member${level} = ${value}[key${level}]\n`
  if (!count && !inner) return ''
  return `for (const key${level} in ${value}) {\n${count && `${count}++\n`}${read}${inner}}\n`
}

const scoped = (statements: string): string =>
  /^(?:let|const) /m.test(statements) ? `{\n${statements}}\n` : statements
