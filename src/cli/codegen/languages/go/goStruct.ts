import type { ObjectType } from '../../model/Model'
import { lineComment } from '../comment'
import { tagMethod } from '../envelope'
import type { Inside } from '../insides'
import { indented } from '../lines'
import { type Parameter, parametersOf } from '../parameters'
import { spelled } from '../spelled'
import { aligned, exported, goType, isCollection, isNilable, typeName } from './goTypes'
import { quote, tag } from './quote'

const methods = new Set(['MarshalJSON', 'UnmarshalJSON'])

/** The members of an object as fields of a struct. */
export const goFields = (object: Pick<ObjectType, 'fields' | 'further'>): Parameter[] =>
  parametersOf(object, exported, (name) => methods.has(name))

/** A struct and, where tags cannot say how it is written, a method that does. */
export function goStruct(object: ObjectType, inside: Inside | undefined): string[] {
  const name = typeName(object.name)
  const fields = goFields(object)
  const mark = inside
    ? [`func (${name}) ${tagMethod(inside.union)}() string { return ${quote(inside.variant.tag)} }`]
    : []
  const shadows = shadowsOf(fields, 'v')
  const further = fields.find((field) => field.name === '')
  const write =
    shadows.length === 0 && !further
      ? []
      : [
          '',
          `func (v ${name}) MarshalJSON() ([]byte, error) {`,
          `\ttype plain ${name}`,
          ...indented(
            further
              ? [`return merge(${shadowed(shadows, 'plain(v)')}, v.${further.as})`]
              : [`return json.Marshal(${shadowed(shadows, 'plain(v)')})`],
            '\t',
          ),
          '}',
        ]
  return [
    ...lineComment('//', object.docs, 'Deprecated: going away.'),
    ...structOf(name, fields),
    ...(mark.length > 0 ? ['', ...mark] : []),
    ...write,
  ]
}

export function structOf(name: string, fields: readonly Parameter[]): string[] {
  const own = fields.filter(({ constant }) => constant === undefined)
  if (own.length === 0) return [`type ${name} struct{}`]
  return [`type ${name} struct {`, ...indented(fieldLines(own), '\t'), '}']
}

/** Fields with their comments; those that follow each other without one have their columns below each other. */
function fieldLines(fields: readonly Parameter[]): string[] {
  const lines: string[] = []
  let rows: string[][] = []
  for (const field of fields) {
    const comment = commentOf(field)
    if (comment.length > 0) {
      lines.push(...aligned(rows), ...comment)
      rows = []
    }
    rows.push(rowOf(field))
  }
  return [...lines, ...aligned(rows)]
}

function commentOf({ shape, docs }: Parameter): string[] {
  const words = spelled(shape)
  const lines = words === undefined ? docs.lines : [...docs.lines, words]
  return lineComment('//', { ...docs, lines }, 'Deprecated: going away.')
}

function rowOf({ name, as, shape, required, nullable }: Parameter): string[] {
  const isPointer = (!required || nullable) && !isNilable(shape)
  return [as, `${isPointer ? '*' : ''}${goType(shape)}`, name === '' ? '`json:"-"`' : tag(name, !required)]
}

/** A member that is written by another value than its field: `name`, `type` and `value` of it. */
export type Shadow = { as: string; name: string; type: string; value: string; isOptional: boolean }

/** What tags cannot say: texts that are always the same, and collections that are left out only when they are nil. */
export function shadowsOf(fields: readonly Parameter[], owner: string): Shadow[] {
  return fields.flatMap(({ as, name, shape, required, nullable, constant }): Shadow[] => {
    if (constant !== undefined) return [{ as, name, type: 'string', value: quote(constant), isOptional: false }]
    if (name === '' || !isCollection(shape) || (required && !nullable)) return []
    const field = `${owner}.${as}`
    return [{ as, name, type: `*${goType(shape)}`, value: `present(${field}, ${field} == nil)`, isOptional: !required }]
  })
}

/** A value with the members of `plain`, of which some are replaced: the outer one of two of the same name is written. */
export function shadowed(shadows: readonly Shadow[], plain: string): string {
  if (shadows.length === 0) return plain
  const members = aligned(shadows.map(({ as, type, name, isOptional }) => [`\t\t${as}`, type, tag(name, isOptional)]))
  const values = shadows.map(({ value }) => value)
  return ['struct {', ...members, '\t\tplain', `\t}{${[...values, plain].join(', ')}}`].join('\n')
}
