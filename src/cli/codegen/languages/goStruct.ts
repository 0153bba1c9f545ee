import type { Docs, ObjectType, Shape } from '../model/Model'
import { splitWords } from '../model/nameCase'
import { code, docSentences, jsonString, paragraphs } from './code'
import { isOneOf, type Member, membersOf, parametersOf } from './members'
import { docsWithShape, isUntyped, typePrinter } from './shapes'
import type { VariantPayload } from './unions'

/** A struct, and a method that writes it where field tags cannot express how. */
export function goStruct(object: ObjectType, payload: VariantPayload | undefined): string[] {
  const name = typeName(object.name)
  const members = structMembers(object)
  const overrides = overridesOf(members)
  const rest = members.find(({ isRest }) => isRest)
  const tagMethod = payload
    ? [`func (${name}) ${payload.tagMember}() string { return ${jsonString(payload.tag)} }`]
    : []
  const marshal = code`
    func (v ${name}) MarshalJSON() ([]byte, error) {
    	type plain ${name}
    	${rest ? withOverrides('return merge(', overrides, `, v.${rest.as})`) : withOverrides('return json.Marshal(', overrides, ')')}
    }
  `
  return paragraphs([
    [...goComment(object.docs), ...structType(name, [], members)],
    tagMethod,
    rest || overrides.length > 0 ? marshal : [],
  ])
}

/** The fields of an object as those of a struct. */
export const structMembers = (object: Pick<ObjectType, 'fields' | 'additional'>): Member[] =>
  membersOf(object, { convert: exportedName, isReserved: isOneOf('MarshalJSON UnmarshalJSON') })

/** A struct of these lines and fields. Consecutive fields without a comment are aligned. */
export function structType(name: string, first: readonly string[], members: readonly Member[]): string[] {
  const lines = [...first]
  let rows: string[][] = []
  for (const member of parametersOf(members)) {
    const comment = goComment(docsWithShape(member))
    if (comment.length > 0) {
      lines.push(...aligned(rows), ...comment)
      rows = []
    }
    rows.push(fieldRow(member))
  }
  lines.push(...aligned(rows))
  if (lines.length === 0) return [`type ${name} struct{}`]
  return code`
    type ${name} struct {
    	${lines}
    }
  `
}

function fieldRow({ name, as, shape, required, nullable, isRest }: Member): string[] {
  const isPointer = (!required || nullable) && !isCollection(shape) && !isUntyped(shape)
  return [as, `${isPointer ? '*' : ''}${goType(shape)}`, isRest ? '`json:"-"`' : jsonTag(name, !required)]
}

/** A member that is written from an expression, `value`, in place of its field. */
export type Override = { as: string; name: string; type: string; value: string; isOptional: boolean }

/** The members of `v` that tags cannot express: constants, and collections that are left out only when they are nil. */
export function overridesOf(members: readonly Member[]): Override[] {
  return members.flatMap(({ as, name, shape, required, nullable, constant, isRest }): Override[] => {
    if (constant !== undefined) return [{ as, name, type: 'string', value: jsonString(constant), isOptional: false }]
    if (isRest || !isCollection(shape) || (required && !nullable)) return []
    return [{ as, name, type: `*${goType(shape)}`, value: `present(v.${as}, v.${as} == nil)`, isOptional: !required }]
  })
}

/** An expression for `plain(v)` with some members replaced: json.Marshal writes the outer one of two with the same name. */
export function withOverrides(start: string, overrides: readonly Override[], end: string): string[] {
  if (overrides.length === 0) return [`${start}plain(v)${end}`]
  return code`
    ${start}struct {
    	${aligned(overrides.map(({ as, type, name, isOptional }) => [as, type, jsonTag(name, isOptional)]))}
    	plain
    }{${[...overrides.map(({ value }) => value), 'plain(v)'].join(', ')}}${end}
  `
}

/** The tag of a field: its name in JSON, and whether it is left out when it is empty. */
export function jsonTag(name: string, isOptional: boolean): string {
  const ending = isOptional ? ',omitempty' : name === '-' ? ',' : ''
  const tag = `json:${jsonString(name + ending)}`
  return tag.includes('`') ? jsonString(tag) : `\`${tag}\``
}

export const goComment = (docs: Docs): string[] => docSentences(docs).map((line) => `// ${line}`)

/** Rows with their columns aligned as gofmt aligns them. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(width(column)))).join(' '),
  )
}

/** Words that Go writes in capitals. */
const isInitialism = isOneOf('api html http https id json uid uri url')

/** `poll-uid` becomes `PollUID`. */
export function exportedName(name: string): string {
  const parts = splitWords(name).map((word) => {
    const lower = word.toLowerCase()
    return isInitialism(lower) ? lower.toUpperCase() : lower.slice(0, 1).toUpperCase() + lower.slice(1)
  })
  const whole = parts.join('')
  // Only a name that starts with a capital letter is exported; digits and some scripts have none.
  return /^\p{Lu}/u.test(whole) ? whole : `X${whole}`
}

const isUsed = isOneOf('List Map Ptr')
export const typeName = (name: string): string => (isUsed(name) ? `${name}Type` : name)

const goType = typePrinter({
  string: 'string',
  int32: 'int',
  int64: 'int64',
  number: 'float64',
  boolean: 'bool',
  any: 'any',
  list: (item) => `List[${item}]`,
  map: (item) => `Map[${item}]`,
  named: typeName,
})

/** A collection is nil when it is absent; `omitempty` would also leave it out when it is empty. */
const isCollection = (shape: Shape): boolean => shape.kind === 'list' || shape.kind === 'map'
