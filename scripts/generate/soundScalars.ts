import type { Schema } from '../../schemas/compile/SchemaFiles.ts'
import type { Writing } from './soundChecks.ts'
import { pascal } from './source.ts'

/** A condition that holds when `value` breaks a schema of a text, number or any other single value; empty when none can. */
export function checkScalar(schema: Schema, value: string, writing: Writing): string {
  const test = (): string => {
    if (Array.isArray(schema.enum)) return schema.enum.map((one) => `${value} !== ${JSON.stringify(one)}`).join(' && ')
    if ('const' in schema) return `${value} !== ${JSON.stringify(schema.const)}`
    switch (schema.type) {
      case 'string':
        return checkText(schema, value, writing)
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
    throw new Error(`schemas/${writing.file.path}: quick checks do not know the type ${schema.type}`)
  }
  return test()
}

/** Code points are counted only where the number of UTF-16 units leaves a doubt. */
function checkText({ minLength, maxLength, pattern, format }: Schema, value: string, { patterns }: Writing): string {
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
  return tests.join(' || ')
}

function checkNumber({ minimum, maximum }: Schema, value: string, is: string): string {
  const tests = [`!${is}(${value})`]
  if (typeof minimum === 'number') tests.push(`${value} < ${minimum}`)
  if (typeof maximum === 'number') tests.push(`${value} > ${maximum}`)
  return tests.join(' || ')
}
