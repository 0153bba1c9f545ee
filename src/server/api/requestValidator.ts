import Ajv2020, { type ErrorObject } from 'ajv/dist/2020.js'
import type { FastifySchemaCompiler } from 'fastify'
import { isObject, own, toIssues } from '../../../schemas/engine'
import { ApiFailure } from '../http/ApiFailure'
import { openapi, optionalBody } from '../openapi/openapi'
import { isCalendarDay } from '../time/calendarDay'

/** A date has to be a day of the calendar, because queries use it. Other formats of the contract have a `pattern`. */
const formats = { date: isCalendarDay }
const options = { allErrors: true, strict: false, formats, logger: false, useDefaults: true } as const

/**
 * Addresses, headers and forms hold strings, so their numbers and booleans are converted, and of a form a single value to a
 * list where one is expected; JSON is taken as it is.
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

/** Compiles the schema of one part of a request. A part that is invalid fails with a 400 that lists the issues. */
export const requestValidator: FastifySchemaCompiler<object> = ({ schema, httpPart = '' }) => {
  const ajv = httpPart === 'body' ? validators.json : validators.address
  const validate = ajv.compile(toAbsoluteReferences(schema))
  const isOptional = isObject(schema) && own(schema, optionalBody) === true
  return (data: unknown) => {
    if (isOptional && (data === undefined || data === null)) return { value: data }
    if (validate(data)) return { value: data }
    const mistakes = (validate.errors ?? []).map(toRawError)
    const issues = toIssues(mistakes, data, '').map((issue) => ({
      ...issue,
      pointer: `${basePointers[httpPart] ?? ''}${issue.pointer}`,
    }))
    if (issues.every(({ severity }) => severity === 'warning')) return { value: data }
    return { error: new ApiFailure(400, 'invalid-request', 'The request is not as described.', issues) }
  }
}

/** Returns a function that converts the strings of a form in place to what a schema expects, where they can be. */
export function formConverter(schema: object): (fields: object) => void {
  const validate = validators.form.compile(toAbsoluteReferences(schema))
  return (fields) => void validate(fields)
}

function toRawError({ instancePath, keyword, params }: ErrorObject) {
  if (keyword !== 'additionalProperties') return { at: instancePath, keyword, params }
  return { at: instancePath, keyword: 'closed', params: { unknown: params.additionalProperty, known: [] } }
}

/** Makes `$ref`s inside the API description resolve from a schema that was taken out of it. */
function toAbsoluteReferences(schema: object): object {
  const text = JSON.stringify(schema)
  const moved: unknown = JSON.parse(text.replaceAll('"$ref":"#/', '"$ref":"openapi#/'))
  return isObject(moved) ? moved : schema
}
