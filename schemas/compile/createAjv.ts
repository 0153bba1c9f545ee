import { _, Ajv, type CodeKeywordDefinition, Name, type Options, stringify } from 'ajv'
import { formatChecks } from '../check/formatChecks'
import { formatPatterns, type SchemaFiles } from './SchemaFiles'

/** Like `additionalProperties: false`, but the error lists the known names, for suggestions. */
const closed: CodeKeywordDefinition = {
  keyword: 'closed',
  type: 'object',
  schemaType: 'array',
  error: {
    message: 'unknown',
    params: ({ params }) => _`{unknown: ${params.name}, known: ${params.known}}`,
  },
  code(context) {
    const { gen, data, schema } = context
    const known = gen.scopeValue('schema', { ref: schema, code: stringify(schema) })
    gen.forIn('name', data, (name) => {
      context.setParams({ name, known })
      gen.if(_`!${known}.includes(${name})`, () => context.error())
    })
  },
}

/** Like `minLength: 1`, the commonest limit, but without counting code points. */
const nonEmpty: CodeKeywordDefinition = {
  keyword: 'nonEmpty',
  type: 'string',
  schemaType: 'boolean',
  error: { message: 'empty', params: () => _`{limit: 1}` },
  code: (context) => context.fail(_`${context.data} === ""`),
}

/** Like `format`, for the part of a format that its pattern cannot express. */
const passes: CodeKeywordDefinition = {
  keyword: 'passes',
  type: 'string',
  schemaType: 'string',
  error: {
    message: 'format',
    params: ({ schemaCode }) => _`{passes: ${schemaCode}}`,
  },
  code(context) {
    const { gen, data, schema } = context
    const check = formatChecks.get(schema)
    if (!check) throw new Error(`there is no check of the format "${schema}"`)
    // Standalone code has the functions under their names.
    const test = gen.scopeValue('keyword', { ref: check, code: new Name(check.name) })
    context.fail(_`!${test}(${data})`)
  },
}

/** Creates the compiler of inlined schemas, with the keywords that `inline` writes. */
export function createAjv(source: SchemaFiles, options: Pick<Options, 'code' | 'logger'>): Ajv {
  const formats = Object.entries(formatPatterns(source)).map(([name, pattern]) => [name, new RegExp(pattern, 'u')])
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strictRequired: false,
    allowUnionTypes: true,
    formats: Object.fromEntries(formats),
    ...options,
  })
  ajv.addKeyword(closed)
  ajv.addKeyword(nonEmpty)
  ajv.addKeyword(passes)
  return ajv
}
