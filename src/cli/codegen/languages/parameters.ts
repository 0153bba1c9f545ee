import type { Field, ObjectType } from '../model/Model'
import { distinct } from './distinct'

/** A member with its name in a language. `constant` is the text it always holds; nobody has to give that. */
export type Parameter = Field & { as: string; constant: string | undefined }

type Named = { fields: readonly Field[]; further?: ObjectType['further'] }

/** What is called so that other members may be added; it stands last. */
const furtherName = 'further'

/**
 * The members of an object as parameters of a constructor: required ones first, each with a name the language takes. Where
 * further members are allowed, the last parameter is a map of them, with an empty name.
 */
export function parametersOf(
  { fields, further }: Named,
  convert: (name: string) => string,
  isReserved: (name: string) => boolean,
): Parameter[] {
  const rest: Field[] = further
    ? [
        {
          name: furtherName,
          shape: { is: 'map', of: further },
          required: false,
          nullable: false,
          docs: { lines: ['Further members.'], deprecated: false },
        },
      ]
    : []
  const all = [...fields.filter((field) => field.required), ...fields.filter((field) => !field.required), ...rest]
  const names = distinct(
    all.map(({ name }) => name),
    convert,
    isReserved,
  )
  return all.map((field, index) => ({
    ...field,
    name: rest.includes(field) ? '' : field.name,
    as: names[index] ?? field.name,
    constant: field.required && field.shape.is === 'constant' ? field.shape.value : undefined,
  }))
}

/** The parameters somebody has to or may give a value. */
export const given = (parameters: readonly Parameter[]): Parameter[] =>
  parameters.filter(({ constant }) => constant === undefined)
