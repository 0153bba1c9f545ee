import type { Field, ObjectType, UnionType } from '../model/Model'

/** What all the insides of a union are called together: `BlockData`. */
export const insidesName = ({ name }: UnionType): string => `${name}Data`

/** What tells the tag of an inside, which decides it: nobody can send the one with the data of another. */
export const tagMethod = ({ name }: UnionType): string => `${name.toLowerCase()}Tag`

/** A union as one object. */
type Envelope = {
  object: ObjectType
  insides: string
  method: string
  /** Whether data that is empty is left out. */
  leavesOut: boolean
}

/** The envelope of a union in languages in which a class knows its tag. */
export function envelopeOf(union: UnionType): Envelope {
  const { name, tag, docs, fields, variants } = union
  const insides = insidesName(union)
  const data: Field = {
    name: 'data',
    shape: { is: 'named', name: insides },
    required: true,
    nullable: false,
    docs: { lines: [`Its class decides the "${tag}".`], deprecated: false },
  }
  return {
    object: { kind: 'object', name, docs, fields: [data, ...fields], further: undefined },
    insides,
    method: tagMethod(union),
    leavesOut: variants.some(({ needsData }) => !needsData),
  }
}
