import { follow } from '../../../../schemas/compile/follow'
import { isSchema, type Schema, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'

/** A schema and where it stands. */
export type Place = { file: SchemaFile; pointer: string; schema: Schema }

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Members of an object schema, in the order they are written. */
export const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  isSchema(properties) ? Object.entries(properties).map(([name, each]) => [name, isSchema(each) ? each : {}]) : []

/** The schema a `$ref` leads to. Throws where there is none. */
export function followed(files: SchemaFiles, from: SchemaFile, reference: string): Place {
  const { file, pointer, schema } = follow(files, from.path, reference) ?? {}
  if (file && pointer !== undefined && isSchema(schema)) return { file, pointer, schema }
  throw new Error(`${from.path}: "$ref" leads to ${reference}, where there is no schema.`)
}

/** One schema that says what a schema and all parts of its `allOf` say together. */
export function withoutAllOf(files: SchemaFiles, file: SchemaFile, schema: Schema): Schema {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf)) return schema
  let whole: Schema = own
  for (const part of allOf) {
    if (!isSchema(part)) continue
    const meant = typeof part.$ref === 'string' ? followed(files, file, part.$ref).schema : part
    const added = withoutAllOf(files, file, meant)
    whole = {
      ...added,
      ...whole,
      ...(isSchema(added.properties) || isSchema(whole.properties)
        ? { properties: { ...asSchema(added.properties), ...asSchema(whole.properties) } }
        : {}),
      required: [...new Set([added.required, whole.required].flatMap((names) => (isTexts(names) ? names : [])))],
    }
  }
  return whole
}

const asSchema = (value: unknown): Schema => (isSchema(value) ? value : {})
