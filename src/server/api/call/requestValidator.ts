import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { isObject, own, toIssues } from '../../../../schemas/engine'
import { ApiFailure } from '../../http/ApiFailure'
import { openapi, optionalBody } from '../../openapi/openapi'
import { isCalendarDay } from '../../time/calendarDay'

/** Dates must exist, because SQL statements use them. Other formats of the contract have a `pattern`. */
const formats = { date: isCalendarDay }
const options = { allErrors: true, strict: false, formats, logger: false, useDefaults: true } as const

/**
 * Paths, queries, headers and forms hold strings, which are converted to numbers and booleans. A single value of a form is also
 * converted to a list. JSON is not converted.
 */
const validators = {
  address: new Ajv2020({ ...options, coerceTypes: true }),
  form: new Ajv2020({ ...options, coerceTypes: 'array' }),
  json: new Ajv2020(options),
}
if (isObject(openapi)) for (const ajv of Object.values(validators)) ajv.addSchema(openapi, 'openapi')

const basePointers: Readonly<Record<string, string>> = {
  params: '/params',
  querystring: '/query',
  headers: '/headers',
  body: '/body',
}

/** Compiles the schema of one part of a request. The validator returns a 400 with the issues of an invalid part. */
export const requestValidator: FastifySchemaCompiler<object> = ({ schema, httpPart = '' }) => {
  const ajv = httpPart === 'body' ? validators.json : validators.address
  const validate = compileOnce(ajv, schema)
  const isOptional = isObject(schema) && own(schema, optionalBody) === true
  return (data: unknown) => {
    if (isOptional && (data === undefined || data === null)) return { value: data }
    if (validate(data)) return { value: data }
    const errors = (validate.errors ?? []).map(toRawError)
    const issues = toIssues(errors, data, '').map((issue) => ({
      ...issue,
      pointer: `${basePointers[httpPart] ?? ''}${issue.pointer}`,
    }))
    if (issues.every(({ severity }) => severity === 'warning')) return { value: data }
    return { error: new ApiFailure(400, 'invalid-request', 'The request is not as described.', issues) }
  }
}

/** Returns a function that converts the strings of a form in place to the types of a schema, where possible. */
export function formConverter(schema: object): (fields: object) => void {
  const validate = compileOnce(validators.form, schema)
  return (fields) => void validate(fields)
}

function toRawError({ instancePath, keyword, params }: ErrorObject) {
  if (keyword !== 'additionalProperties') return { at: instancePath, keyword, params }
  return { at: instancePath, keyword: 'closed', params: { unknown: params.additionalProperty, known: [] } }
}

/** Validators by the text of their schema. Compiling takes most of the time that an app needs to start. */
const compiled = new Map<Ajv2020, Map<string, ValidateFunction>>()

function compileOnce(ajv: Ajv2020, schema: object): ValidateFunction {
  const text = toAbsoluteReferences(schema)
  const known = compiled.get(ajv) ?? new Map<string, ValidateFunction>()
  compiled.set(ajv, known)
  const validate = known.get(text) ?? ajv.compile(JSON.parse(text))
  known.set(text, validate)
  return validate
}

/** Rewrites local `$ref`s of a schema that was taken out of the API description to absolute ones, as JSON. */
const toAbsoluteReferences = (schema: object): string =>
  JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')
