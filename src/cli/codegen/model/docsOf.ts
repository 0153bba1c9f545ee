import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { Docs } from './Model'

/** Documents a schema by its description, limits and default. Adds the documentation of a referenced `target` without its own type. */
export function docsOf(node: SchemaNode, target?: SchemaNode): Docs {
  const fragment = target && isObjectSchema(target) ? undefined : target
  const read = (keyword: string) => node.own(keyword) ?? fragment?.own(keyword)
  const own = nonEmpty(node.own('description'))
  const added = nonEmpty(fragment?.own('description'))
  const explainsPattern = added !== undefined && fragment?.own('type') === 'string'
  const example = explainsPattern ? firstExample(fragment) : undefined
  const lines = [
    own,
    added,
    example && `Example: ${example}`,
    ...limitSentences((keyword) => (explainsPattern && keyword === 'pattern' ? undefined : read(keyword))),
  ].filter((line) => line !== undefined)
  return {
    lines: [...new Set(lines)].flatMap((line) => line.split(/\s*[\r\n\u2028\u2029]+\s*/)),
    deprecated: read('deprecated') === true,
  }
}

/** Whether a schema describes an object with properties of its own. */
export function isObjectSchema(node: SchemaNode): boolean {
  const type = node.get('type')
  if (type !== 'object' && type !== undefined) return false
  return node.properties.size > 0 || (type === 'object' && node.isClosed)
}

function limitSentences(read: (keyword: string) => unknown): string[] {
  const number = (keyword: string) => {
    const value = read(keyword)
    return typeof value === 'number' ? value : undefined
  }
  const string = (keyword: string) => nonEmpty(read(keyword))
  const value = range(number('minimum'), number('maximum'))
  const above = number('exclusiveMinimum')
  const below = number('exclusiveMaximum')
  const step = number('multipleOf')
  const length = range(number('minLength') || undefined, number('maxLength'))
  const count = range(number('minItems') || undefined, number('maxItems'))
  const members = range(number('minProperties') || undefined, number('maxProperties'))
  const pattern = string('pattern')
  const format = pattern === undefined && string('description') === undefined ? string('format') : undefined
  const fallback = read('default')
  return [
    value && `Value: ${value}.`,
    above !== undefined && `Value: more than ${above}.`,
    below !== undefined && `Value: less than ${below}.`,
    step !== undefined && `Value: a multiple of ${step}.`,
    length && (length === 'at least 1' ? 'Not empty.' : `Length: ${length} characters.`),
    count && `Items: ${count}.`,
    read('uniqueItems') === true && 'Items: each once.',
    members && `Members: ${members}.`,
    format && `Format: ${format}.`,
    pattern && `Pattern: ${pattern}`,
    fallback !== undefined && `Default: ${JSON.stringify(fallback)}.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** `1 to 4`, `at least 1`, `at most 4`, `exactly 4`; undefined without a limit. */
function range(min: number | undefined, max: number | undefined): string | undefined {
  if (max === undefined) return min === undefined ? undefined : `at least ${min}`
  if (min === undefined) return `at most ${max}`
  return min === max ? `exactly ${max}` : `${min} to ${max}`
}

function firstExample(fragment: SchemaNode | undefined): string | undefined {
  const examples = fragment?.own('examples')
  return Array.isArray(examples) ? nonEmpty(examples[0]) : undefined
}

const nonEmpty = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
