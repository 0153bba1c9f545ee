import { inFolder, isSchema, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import { type Definition, define, type Place, placeOf, within } from '../definitions/Definition'

/** Something a client asks of a back end: `GET /poll-service/…` with the schemas of what is sent either way. */
export type Operation = {
  name: string
  file: SchemaFile
  place: Place
  /** By where they stand and their name: `query page`. */
  parameters: Map<string, { place: Place; schema: Place | undefined; isRequired: boolean }>
  body: Place | undefined
  /** Schema of each answer, by status. */
  answers: Map<string, { place: Place; schema: Place | undefined }>
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/** Every operation that the descriptions of the API hold, by its name. */
export function operationsOf(source: SchemaFiles): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const file of inFolder(source, 'api')) {
    const paths = isSchema(file.schema.paths) ? file.schema.paths : {}
    for (const [path, item] of Object.entries(paths)) {
      if (!isSchema(item)) continue
      const at = define(source, placeOf(file.path, item, joinPointer(['paths', path])))
      for (const method of methods) {
        const place = within(at, method)
        if (!place) continue
        const name = `${method.toUpperCase()} ${path}`
        operations.set(name, { name, file, place, ...contentOf(source, at, define(source, place)) })
      }
    }
  }
  return operations
}

function contentOf(source: SchemaFiles, item: Definition, operation: Definition) {
  const parameters: Operation['parameters'] = new Map()
  for (const place of [...listOf(item, 'parameters'), ...listOf(operation, 'parameters')]) {
    const parameter = define(source, place)
    const { name, in: where, required } = parameter.keywords
    parameters.set(`${where} ${name}`, {
      place,
      schema: within(parameter, 'schema'),
      isRequired: required === true || where === 'path',
    })
  }
  const body = within(operation, 'requestBody')
  const answers: Operation['answers'] = new Map()
  const { responses } = operation.keywords
  for (const status of isSchema(responses) ? Object.keys(responses) : []) {
    const place = within(operation, 'responses', status)
    if (place) answers.set(status, { place, schema: jsonIn(source, place) })
  }
  return { parameters, body: body && jsonIn(source, body), answers }
}

function listOf({ keywords, origins }: Definition, keyword: string): Place[] {
  const list = keywords[keyword]
  const origin = origins[keyword]
  if (!Array.isArray(list) || !origin) return []
  return list.flatMap((item: unknown, index) =>
    isSchema(item) ? [placeOf(origin.path, item, `${origin.pointer}/${keyword}/${index}`)] : [],
  )
}

/** The schema of what is sent as JSON. */
function jsonIn(source: SchemaFiles, place: Place): Place | undefined {
  const content = within(define(source, place), 'content', 'application/json')
  return content && within(define(source, content), 'schema')
}
