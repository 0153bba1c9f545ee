import {
  type Declaration,
  type EnumType,
  isUnion,
  type Model,
  type ObjectType,
  type Shape,
  type UnionType,
} from '../../model/Model'
import { camel, upperSnake } from '../../model/words'
import { blockComment, headLines } from '../comment'
import { distinct } from '../distinct'
import { envelopeOf, insidesName, tagMethod } from '../envelope'
import { type Inside, insidesOf } from '../insides'
import type { Language, Place } from '../Language'
import { file, indented } from '../lines'
import { given, type Parameter, parametersOf } from '../parameters'
import { spelled } from '../spelled'
import { payload } from './payload'

/** Kotlin: data classes, and what writes them as JSON without a library. */
export const kotlin: Language = {
  title: 'Kotlin',
  file: 'Beffroi.kt',
  annotations: ['jackson'],
  package: {
    word: 'package',
    usual: 'beffroi',
    pattern: /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i,
    example: 'be.montclair.portal',
  },
  print,
}

function print(model: Model, place: Place): string {
  const insideOf = insidesOf(model)
  return file([
    [...headLines(model.edition), 'Kotlin 1.5 or newer.'].map((line) => `// ${line}`),
    ['@file:Suppress("unused", "MemberVisibilityCanBePrivate")'],
    [`package ${place.package.split('.').map(word).join('.')}`],
    payload(place.annotations),
    ...model.declarations.map((each) => declare(each, insideOf)),
  ])
}

function declare(declaration: Declaration, insideOf: (object: ObjectType) => Inside | undefined): string[] {
  if (isUnion(declaration)) return union(declaration)
  if (declaration.kind === 'enum') return enumeration(declaration)
  return dataClass(declaration, insideOf(declaration))
}

function enumeration({ name, values, docs }: EnumType): string[] {
  const names = distinct(values, upperSnake, (each) => enumMembers.has(each))
  return [
    ...comment(docs.lines, docs.deprecated),
    `enum class ${typeName(name)}(override val code: String) : Coded {`,
    ...values.map((value, index) => `    ${names[index]}(${quote(value)}),`),
    '}',
  ]
}

/** An envelope asks its inside for the tag, so that nobody can send one with the other's data. */
function union(envelope: UnionType): string[] {
  const { name, tag } = envelope
  const { object, insides, method, leavesOut } = envelopeOf(envelope)
  return [
    `/** What is in a [${name}]: its class decides the "${tag}". */`,
    `sealed interface ${insides} : Payload {`,
    `    /** The "${tag}" in JSON. */`,
    `    val ${method}: String`,
    '}',
    '',
    ...dataClass(object, undefined, {
      first: [`put(${quote(tag)}, data.${method})`],
      last: leavesOut ? ['if (data.toMap().isEmpty()) remove("data")'] : [],
    }),
  ]
}

type Around = { first: readonly string[]; last: readonly string[] }

function dataClass(object: ObjectType, inside: Inside | undefined, { first, last }: Around = { first: [], last: [] }) {
  const parameters = parametersOf(object, camel, (name) => members.has(name))
  const components = given(parameters)
  const parent = inside ? insidesName(inside.union) : 'Payload'
  const name = typeName(object.name)
  // A data class needs a component; what has none is a single object.
  const start =
    components.length === 0
      ? [`object ${name} : ${parent} {`]
      : [`data class ${name}(`, ...indented(components.flatMap(component), '    '), `) : ${parent} {`]
  const tag = inside ? [`override val ${tagMethod(inside.union)} get() = ${quote(inside.variant.tag)}`, ''] : []
  const body = [
    'override fun toMap(): Map<String, Any?> = buildPayload {',
    ...indented([...first, ...parameters.map(put), ...last], '    '),
    '}',
  ]
  return [...comment(object.docs.lines, object.docs.deprecated), ...start, ...indented([...tag, ...body], '    '), '}']
}

function component({ as, shape, required, nullable, docs }: Parameter): string[] {
  const words = spelled(shape)
  const lines = words === undefined ? docs.lines : [...docs.lines, words]
  const end = required ? (nullable ? '?' : '') : '? = null'
  return [...comment(lines, docs.deprecated), `val ${word(as)}: ${type(shape)}${end},`]
}

function put({ name, as, required, constant }: Parameter): string {
  if (constant !== undefined) return `put(${quote(name)}, ${quote(constant)})`
  if (name === '') return `${word(as)}?.forEach { (key, value) -> if (key !in this) put(key, plain(value)) }`
  const statement = `put(${quote(name)}, plain(${word(as)}))`
  return required ? statement : `if (${word(as)} != null) ${statement}`
}

function type(shape: Shape): string {
  switch (shape.is) {
    case 'text':
    case 'constant':
      return 'String'
    case 'integer':
      return shape.wide ? 'Long' : 'Int'
    case 'number':
      return 'Double'
    case 'flag':
      return 'Boolean'
    case 'list':
      return `List<${item(shape.of)}>`
    case 'map':
      return `Map<String, ${item(shape.of)}>`
    case 'named':
      return typeName(shape.name)
    default:
      return 'Any'
  }
}

const item = (shape: Shape): string => (shape.is === 'anything' ? 'Any?' : type(shape))

const comment = (lines: readonly string[], deprecated: boolean): string[] =>
  blockComment({ lines, deprecated }, 'Deprecated: going away.')

const quote = (text: string): string => JSON.stringify(text).replaceAll('$', '\\$')

const used = new Set('Any String Long Int Double Boolean List Map Enum Nothing Unit Payload Coded'.split(' '))
const typeName = (name: string): string => (used.has(name) ? `${name}Type` : name)

const members = new Set(
  'toMap toJson blockTag actionTag hashCode toString equals copy getClass size keys values entries'.split(' '),
)
const enumMembers = new Set(['name', 'ordinal', 'code'])
const hard = new Set(
  (
    'as break class continue do else false for fun if in interface is null object package return super this throw true try ' +
    'typealias typeof val var when while'
  ).split(' '),
)
const word = (name: string): string => (hard.has(name) ? `\`${name}\`` : name)
