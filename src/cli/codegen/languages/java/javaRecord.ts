import type { ObjectType } from '../../model/Model'
import { camel, pascal } from '../../model/words'
import { blockComment, sentencesOf } from '../comment'
import { insidesName, tagMethod } from '../envelope'
import type { Inside } from '../insides'
import { indented } from '../lines'
import { given, type Parameter, parametersOf } from '../parameters'
import { spelled } from '../spelled'
import { escapeDoc, isReserved, javaType, quote } from './javaTypes'

type Wanted = {
  name: string
  object: ObjectType
  inside: Inside | undefined
  /** Statements before and after the members are put in the map. */
  first?: readonly string[]
  last?: readonly string[]
}

/** A record with a constructor of what is required and a `with…` method for each of the rest. */
export function javaRecord({ name, object, inside, first = [], last = [] }: Wanted): string[] {
  const about = sentencesOf(object.docs, goingAway).map(escapeDoc)
  const parameters = parametersOf(object, camel, isReserved)
  const components = given(parameters)
  const required = components.filter((each) => each.required)
  const optional = components.filter((each) => !each.required)
  const body = [
    ...checks(name, required),
    ...(optional.length > 0 ? shortConstructor(name, components, required) : []),
    ...optional.flatMap((each) => wither(name, components, each)),
    ...(inside ? answerOfTag(inside) : []),
    ...toMap(parameters, first, last),
  ]
  return [
    ...blockComment({ lines: [...about, ...components.flatMap(parameterDoc)], deprecated: false }),
    `public record ${name}(`.concat(components.length === 0 ? ')' : ''),
    ...components.map((each, index) => {
      const end = index === components.length - 1 ? ')' : ','
      return `    ${javaType(each.shape, !isPlain(each))} ${each.as}${end}`
    }),
    `    implements ${inside ? insidesName(inside.union) : 'Payload'} {`,
    ...indented(body.slice(body[0] === '' ? 1 : 0)),
    '}',
  ]
}

function sentences({ docs, shape }: Parameter): string[] {
  const words = spelled(shape)
  const lines = words === undefined ? docs.lines : [...docs.lines, words]
  return sentencesOf({ ...docs, lines }, goingAway).map(escapeDoc)
}

function parameterDoc(parameter: Parameter): string[] {
  const [start = '', ...rest] = sentences(parameter)
  return [`@param ${parameter.as} ${start}`.trimEnd(), ...rest.map((line) => `  ${line}`)]
}

/** In words: the tag would have to stand beside an annotation, and that warns wherever this very file uses the type. */
const goingAway = 'Deprecated: going away.'

/** Whether a value is always there. */
const isPlain = ({ required, nullable }: Parameter): boolean => required && !nullable

function checks(name: string, required: readonly Parameter[]): string[] {
  const references = required.filter((each) => isPlain(each) && /^[A-Z]|^java/.test(javaType(each.shape, false)))
  if (references.length === 0) return []
  const lines = references.map(({ as }) => `java.util.Objects.requireNonNull(${as}, ${quote(`${name}.${as}`)});`)
  return [`public ${name} {`, ...indented(lines), '}']
}

function shortConstructor(name: string, components: readonly Parameter[], required: readonly Parameter[]): string[] {
  const parameters = required.map((each) => `${javaType(each.shape, !isPlain(each))} ${each.as}`)
  const all = components.map((each) => (each.required ? each.as : 'null'))
  return [
    '',
    '/** With what is required. */',
    `public ${name}(${parameters.join(', ')}) {`,
    `  this(${all.join(', ')});`,
    '}',
  ]
}

function wither(name: string, components: readonly Parameter[], parameter: Parameter): string[] {
  const { as, shape } = parameter
  return [
    '',
    ...blockComment({ lines: sentences(parameter), deprecated: false }),
    `public ${name} with${pascal(as)}(${javaType(shape, false)} ${as}) {`,
    `  return new ${name}(${components.map((each) => each.as).join(', ')});`,
    '}',
  ]
}

const answerOfTag = ({ union, variant }: Inside): string[] => [
  '',
  '@Override',
  `public String ${tagMethod(union)}() {`,
  `  return ${quote(variant.tag)};`,
  '}',
]

function toMap(parameters: readonly Parameter[], first: readonly string[], last: readonly string[]): string[] {
  const puts = parameters.map((each) => {
    if (each.constant !== undefined) return `map.put(${quote(each.name)}, ${quote(each.constant)});`
    if (each.name === '') return `if (${each.as} != null) Payload.putAll(map, ${each.as});`
    const put = `map.put(${quote(each.name)}, Payload.plain(${each.as}));`
    return each.required ? put : `if (${each.as} != null) ${put}`
  })
  return [
    '',
    '@Override',
    'public java.util.Map<String, Object> toMap() {',
    '  var map = new java.util.LinkedHashMap<String, Object>();',
    ...indented([...first, ...puts, ...last]),
    '  return map;',
    '}',
  ]
}
