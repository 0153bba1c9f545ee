import type { Schema } from '../../../../schemas/compile/SchemaFiles'
import type { Docs } from './Model'

/** The sentences about a schema: its own, those about the fragment it refers to, its limits and its default. */
export function docsOf(schema: Schema, fragment?: Schema): Docs {
  const lines = [schema.description, fragment?.description].filter(isText)
  const saysPattern = isText(fragment?.description) && fragment?.type === 'string'
  const limited = { ...fragment, ...schema }
  const limits = sentences(saysPattern ? { ...limited, pattern: undefined } : limited)
  const example = saysPattern ? firstExample(fragment) : undefined
  return {
    lines: [...new Set([...lines, ...(example === undefined ? [] : [`Example: ${example}`]), ...limits])].flatMap(
      (line) => line.split(/\s*[\r\n\u2028\u2029]+\s*/),
    ),
    deprecated: limited.deprecated === true,
  }
}

function sentences(schema: Schema): string[] {
  const length = span(schema.minLength || undefined, schema.maxLength)
  const count = span(schema.minItems || undefined, schema.maxItems)
  const members = span(schema.minProperties || undefined, schema.maxProperties)
  const value = span(schema.minimum, schema.maximum)
  return [
    ...(value ? [`Value: ${value}.`] : []),
    ...(isNumber(schema.exclusiveMinimum) ? [`Value: more than ${schema.exclusiveMinimum}.`] : []),
    ...(isNumber(schema.exclusiveMaximum) ? [`Value: less than ${schema.exclusiveMaximum}.`] : []),
    ...(isNumber(schema.multipleOf) ? [`Value: a multiple of ${schema.multipleOf}.`] : []),
    ...(length === 'at least 1' ? ['Not empty.'] : length ? [`Length: ${length} characters.`] : []),
    ...(count ? [`Items: ${count}.`] : []),
    ...(schema.uniqueItems === true ? ['Items: each once.'] : []),
    ...(members ? [`Members: ${members}.`] : []),
    ...(isText(schema.format) && !isText(schema.pattern) && !isText(schema.description)
      ? [`Format: ${schema.format}.`]
      : []),
    ...(isText(schema.pattern) ? [`Pattern: ${schema.pattern}`] : []),
    ...(schema.default === undefined ? [] : [`Default: ${JSON.stringify(schema.default)}.`]),
  ]
}

/** `1 to 4`, `at least 1`; nothing for a limit that is none. */
function span(least: unknown, most: unknown): string | undefined {
  if (!isNumber(most)) return isNumber(least) ? `at least ${least}` : undefined
  if (!isNumber(least)) return `at most ${most}`
  return least === most ? `exactly ${most}` : `${least} to ${most}`
}

function firstExample(fragment: Schema | undefined): string | undefined {
  const examples = fragment?.examples
  const first: unknown = Array.isArray(examples) ? examples[0] : undefined
  return isText(first) ? first : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number'
