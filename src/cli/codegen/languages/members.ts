import type { EnumType, Field, ObjectType, Shape } from '../model/Model'

/** How a language writes a name of the contract, and which names it reserves. */
type Naming = { convert: (name: string) => string; isReserved?: (name: string) => boolean }

/** Whether a name is one of these words. */
export function isOneOf(words: string): (name: string) => boolean {
  const set = new Set(words.split(/\s+/))
  return (name) => set.has(name)
}

/** Makes unique names in a language: a reserved name gets an underscore, and a repeated name a number. */
function memberNames(names: readonly string[], { convert, isReserved = () => false }: Naming): string[] {
  const taken = new Set<string>()
  return names.map((each) => {
    const converted = convert(each)
    const start = converted === '' ? 'unnamed' : /^\p{N}/u.test(converted) ? `_${converted}` : converted
    const name = isReserved(start) ? `${start}_` : start
    let free = name
    for (let count = 2; taken.has(free) || isReserved(free); count++) free = `${name}${count}`
    taken.add(free)
    return free
  })
}

/** The values of an enumeration with their names in a language. */
export function enumMembers({ values }: EnumType, naming: Naming): { name: string; value: string }[] {
  const names = memberNames(values, naming)
  return values.map((value, index) => ({ name: names[index] ?? value, value }))
}

/**
 * A field with its name in a language, `as`. `constant` is its value when it is always the same string.
 * `isRest` marks the map of all properties that the contract does not name.
 */
export type Member = Field & { as: string; constant: string | undefined; isRest: boolean }

/** The fields of an object as parameters of a constructor: the required ones first, the map of unnamed properties last. */
export function membersOf({ fields, additional }: Pick<ObjectType, 'fields' | 'additional'>, naming: Naming): Member[] {
  const sorted = [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required)]
  const all = additional ? [...sorted, restField(additional)] : sorted
  const names = memberNames(
    all.map(({ name }) => name),
    naming,
  )
  return all.map((field, index) => ({
    ...field,
    as: names[index] ?? field.name,
    constant: field.required && field.shape.kind === 'constant' ? field.shape.value : undefined,
    isRest: index === sorted.length,
  }))
}

const restField = (additional: Shape): Field => ({
  name: 'further',
  shape: { kind: 'map', of: additional },
  required: false,
  nullable: false,
  docs: { lines: ['Further members.'], deprecated: false },
})

/** The members that a constructor takes. */
export const parametersOf = (members: readonly Member[]): Member[] =>
  members.filter(({ constant }) => constant === undefined)
