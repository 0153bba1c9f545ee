/** What values a field may have, in terms that every language has some word for. */
export type Shape =
  | { is: 'text' }
  /** A whole number; `wide` where the contract does not keep it within 32 bits. */
  | { is: 'integer'; wide: boolean }
  | { is: 'number' }
  | { is: 'flag' }
  | { is: 'null' }
  /** Any JSON value. */
  | { is: 'anything' }
  | { is: 'constant'; value: string }
  | { is: 'list'; of: Shape }
  | { is: 'map'; of: Shape }
  /** An object, an enumeration or a union that is declared by this name. */
  | { is: 'named'; name: string }
  | { is: 'either'; of: readonly Shape[] }

/** Sentences about something, one a line, and whether it is going away. */
export type Docs = { lines: readonly string[]; deprecated: boolean }

/** A member of an object; `nullable` where null may be sent. A member that is not required may always be left out. */
export type Field = { name: string; shape: Shape; required: boolean; nullable: boolean; docs: Docs }

/** An object. `further` is what members without a name of their own hold, where the contract takes such members. */
export type ObjectType = {
  kind: 'object'
  name: string
  docs: Docs
  fields: readonly Field[]
  further: Shape | undefined
}

/** A text that is one of a few. */
export type EnumType = { kind: 'enum'; name: string; docs: Docs; values: readonly string[] }

/** One alternative of a union: `tag` is what stands in JSON, `name` a whole of this alternative, `data` what is inside. */
export type Variant = { tag: string; name: string; data: string; needsData: boolean; docs: Docs }

/** An envelope, `Block` or `Action`, in which the member `tag` decides the shape of the member `data`. */
export type UnionType = {
  kind: 'union'
  name: string
  docs: Docs
  tag: string
  /** What the envelope has beside its tag and its data. */
  fields: readonly Field[]
  variants: readonly Variant[]
}

export type Declaration = ObjectType | EnumType | UnionType

/** Everything there is to declare, in the order of the contract; `edition` tells one version of it from another. */
export type Model = { edition: string; declarations: readonly Declaration[] }

export const isUnion = (declaration: Declaration): declaration is UnionType => declaration.kind === 'union'
