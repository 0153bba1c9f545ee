import { type Call, calls } from '../../../../schemas/calls'
import { firstSentence } from '../../../../schemas/compile/firstSentence'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { openapi } from '../../openapi/openapi'

export type Parameter = { name: string; location: string; isRequired: boolean; type: string; description: string }

/** An operation as the page shows it. Examples are undefined where there is no such JSON. */
export type Operation = {
  id: string
  /** The first sentence of the summary. */
  title: string
  /** What the summary says beyond its first sentence. */
  details: string
  call: Call
  parameters: Parameter[]
  body: string | undefined
  bodyExample: unknown
  answers: { status: string; description: string; type: string }[]
  answerExample: unknown
}

const description = isSchema(openapi) ? SchemaNode.standalone(openapi) : undefined

/** Every operation of the description. */
export const operations = (): Operation[] => calls().map(toOperation)

function toOperation(call: Call): Operation {
  const operation = description?.below('paths', call.path, call.method.toLowerCase())
  const content = operation?.child('requestBody', 'content', 'application/json')
  const body = content?.child('schema')
  const answers = operation?.child('responses')
  const title = firstSentence(call.summary)
  return {
    id: call.id,
    title,
    details: call.summary.slice(title.length).trim(),
    call,
    parameters: (operation?.list('parameters') ?? []).map((_, index) =>
      toParameter(operation?.below('parameters', String(index))),
    ),
    body: body && typeOf(body),
    bodyExample: content?.get('example'),
    answers: Object.keys(answers?.schema ?? {}).map((status) => toAnswer(status, answers?.below(status))),
    answerExample: exampleOf(answers?.child('200', 'content', 'application/json', 'schema')),
  }
}

/** The first example of a schema, else a list or an object of the examples of its parts. */
function exampleOf(schema: SchemaNode | undefined): unknown {
  if (!schema) return undefined
  const [example] = schema.list('examples') ?? []
  if (example !== undefined) return example
  if (schema.types.includes('array')) {
    const item = exampleOf(schema.items)
    return item === undefined ? undefined : [item]
  }
  const data = schema.child('properties', 'data')
  const inner = exampleOf(data)
  return inner === undefined ? undefined : { data: inner }
}

const toParameter = (parameter: SchemaNode | undefined): Parameter => ({
  name: parameter?.string('name') ?? '',
  location: parameter?.string('in') ?? '',
  isRequired: parameter?.get('required') === true,
  type: typeOf(parameter?.child('schema')),
  description: parameter?.string('description') ?? '',
})

function toAnswer(status: string, answer: SchemaNode | undefined): Operation['answers'][number] {
  const content = answer?.child('content')
  const schema = content?.child('application/json', 'schema')
  const data = schema?.child('properties', 'data')
  const media = Object.keys(content?.schema ?? {}).join(', ')
  const type = data ? `{ data: ${typeOf(data)} }` : schema ? typeOf(schema) : media
  return { status, description: answer?.string('description') ?? '', type }
}

/** Describes a schema in a few words: the name of a component, or type and limits. */
function typeOf(schema: SchemaNode | undefined): string {
  if (!schema) return ''
  const reference = schema.own('$ref')
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? ''
  const { variants, types } = schema
  const values = schema.list('enum')
  const [type = ''] = types
  if (variants.length > 0) return variants.map(typeOf).join(' or ')
  if (values) return withDefault(values.map((value) => JSON.stringify(value)).join(' | '), schema)
  if (type === 'array') return `list of ${typeOf(schema.items)}`
  if (type === 'object') return objectType(schema)
  const limits = ['minimum', 'maximum', 'maxLength'].flatMap((keyword) => {
    const limit = schema.number(keyword)
    return limit === undefined ? [] : [`${keyword} ${limit}`]
  })
  return withDefault([types.length === 1 ? type : '', ...limits].join(', '), schema)
}

const objectType = ({ properties }: SchemaNode): string =>
  `{ ${[...properties.values()].map(({ name, node }) => `${name}: ${typeOf(node)}`).join('; ')} }`

function withDefault(type: string, schema: SchemaNode): string {
  const value = schema.get('default')
  return value === undefined ? type : `${type}; ${JSON.stringify(value)} by default`
}
