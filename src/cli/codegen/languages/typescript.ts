import type { Docs, Field, Model, ObjectType, UnionType } from '../model/Model'
import { blockComment, code, docSentences, fileHead, paragraphs, toFile } from './code'
import type { Language } from './Language'
import { typePrinter } from './shapes'
import { printDeclarations } from './unions'

/** TypeScript: interfaces for the values of JSON.stringify and JSON.parse. */
export const typescript: Language = { title: 'TypeScript', file: 'beffroi.ts', package: undefined, print }

function print(model: Model): string {
  return toFile([
    fileHead(model, '//'),
    ...printDeclarations(model, {
      enumeration: ({ name, values, docs }) => [
        ...comment(docs),
        `export type ${name} = ${values.map(quote).join(' | ')}`,
      ],
      object: (type) => [...comment(type.docs), ...object(type)],
      union: (type) => [...comment(type.docs), ...union(type)],
    }),
  ])
}

function object({ name, fields, additional }: ObjectType): string[] {
  if (fields.length === 0) return [`export type ${name} = Record<string, ${additional ? typeOf(additional) : 'never'}>`]
  return code`
    export interface ${name} {
      ${fields.flatMap(property)}
      ${additional ? ['/** Further members. */', '[key: string]: unknown'] : []}
    }
  `
}

function union({ name, tag, fields, variants }: UnionType): string[] {
  const envelope = `${name}Envelope`
  const head = code`
    export type ${name} =${variants.length === 0 ? ' never' : ''}
      ${variants.map((variant) => `| ${variant.name}`)}

    export type ${name === 'Block' ? 'BlockType' : 'HandlerName'} = ${name}[${quote(tag)}]

    /** What all of them have. */
    export interface ${envelope} {
      ${fields.flatMap(property)}
    }
  `
  const interfaces = variants.map(
    (variant) => code`
      ${comment(variant.docs)}
      export interface ${variant.name} extends ${envelope} {
        ${key(tag)}: ${quote(variant.tag)}
        data${variant.needsData ? '' : '?'}: ${variant.data}
      }
    `,
  )
  return paragraphs([head, ...interfaces])
}

function property({ name, shape, required, nullable, docs }: Field): string[] {
  const type = nullable && shape.kind !== 'any' ? `${typeOf(shape)} | null` : typeOf(shape)
  return [...comment(docs), `${key(name)}${required ? '' : '?'}: ${type}`]
}

const comment = (docs: Docs): string[] => blockComment(docSentences(docs, '@deprecated'))

const quote = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const key = (name: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quote(name))

const typeOf = typePrinter({
  string: 'string',
  int32: 'number',
  int64: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  any: 'unknown',
  constant: quote,
  list: (item, of) => (of.kind === 'oneOf' ? `(${item})[]` : `${item}[]`),
  map: (item) => `{ [key: string]: ${item} }`,
  oneOf: (types) => types.join(' | '),
})
