import type { Declaration, Field, Model, ObjectType, Shape, UnionType } from '../model/Model'
import { blockComment, headLines } from './comment'
import type { Language } from './Language'
import { file, indented } from './lines'

/** TypeScript: interfaces for what JSON.stringify writes and JSON.parse reads. */
export const typescript: Language = {
  title: 'TypeScript',
  file: 'beffroi.ts',
  package: undefined,
  print: (model) => file([head(model), ...model.declarations.map(declare)]),
}

const head = ({ edition }: Model): string[] => headLines(edition).map((line) => `// ${line}`)

function declare(declaration: Declaration): string[] {
  const comment = blockComment(declaration.docs)
  if (declaration.kind === 'enum') {
    return [...comment, `export type ${declaration.name} = ${declaration.values.map(quote).join(' | ')}`]
  }
  return [...comment, ...(declaration.kind === 'union' ? union(declaration) : object(declaration))]
}

function object({ name, fields, further }: ObjectType): string[] {
  if (fields.length === 0) return [`export type ${name} = Record<string, ${further ? type(further) : 'never'}>`]
  const rest = further ? ['/** Further members. */', '[key: string]: unknown'] : []
  return [`export interface ${name} {`, ...indented([...fields.flatMap(member), ...rest]), '}']
}

function union({ name, tag, fields, variants }: UnionType): string[] {
  const envelope = `${name}Envelope`
  const alternatives = variants.flatMap((variant) => [
    '',
    ...blockComment(variant.docs),
    `export interface ${variant.name} extends ${envelope} {`,
    `  ${key(tag)}: ${quote(variant.tag)}`,
    `  data${variant.needsData ? '' : '?'}: ${variant.data}`,
    '}',
  ])
  return [
    `export type ${name} = ${variants.length === 0 ? 'never' : ''}`.trimEnd(),
    ...variants.map((variant) => `  | ${variant.name}`),
    '',
    `export type ${name === 'Block' ? 'BlockType' : 'HandlerName'} = ${name}[${quote(tag)}]`,
    '',
    '/** What all of them have. */',
    `export interface ${envelope} {`,
    ...indented(fields.flatMap(member)),
    '}',
    ...alternatives,
  ]
}

function member({ name, shape, required, nullable, docs }: Field): string[] {
  const value = nullable && shape.is !== 'anything' ? `${type(shape)} | null` : type(shape)
  return [...blockComment(docs), `${key(name)}${required ? '' : '?'}: ${value}`]
}

function type(shape: Shape): string {
  switch (shape.is) {
    case 'text':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'flag':
      return 'boolean'
    case 'null':
      return 'null'
    case 'anything':
      return 'unknown'
    case 'constant':
      return quote(shape.value)
    case 'list':
      return shape.of.is === 'either' ? `(${type(shape.of)})[]` : `${type(shape.of)}[]`
    case 'map':
      return `{ [key: string]: ${type(shape.of)} }`
    case 'named':
      return shape.name
    case 'either':
      return shape.of.map(type).join(' | ')
  }
}

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const key = (name: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : quote(name))
