/** The type of a field's values, in terms that every language can express. */
export type Shape =
  | { kind: 'string' }
  /** `wide` when the contract does not limit it to 32 bits. */
  | { kind: 'integer'; wide: boolean }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'null' }
  /** Any JSON value. */
  | { kind: 'any' }
  /** Always this string. */
  | { kind: 'constant'; value: string }
  | { kind: 'list'; of: Shape }
  | { kind: 'map'; of: Shape }
  /** A declaration of the model. */
  | { kind: 'named'; name: string }
  | { kind: 'oneOf'; of: readonly Shape[] }

/** The documentation of a declaration or field: sentences, one a line. */
export type Docs = { lines: readonly string[]; deprecated: boolean }

export const noDocs: Docs = { lines: [], deprecated: false }

/** A property of an object. One that is not required may be left out; one that is nullable may be null. */
export type Field = { name: string; shape: Shape; required: boolean; nullable: boolean; docs: Docs }

/** An object. `additional` is the shape of properties the contract does not name, undefined where it allows none. */
export type ObjectType = {
  kind: 'object'
  name: string
  docs: Docs
  fields: readonly Field[]
  additional: Shape | undefined
}

/** A string out of a fixed set. */
export type EnumType = { kind: 'enum'; name: string; docs: Docs; values: readonly string[] }

/** A block type or handler: its `tag` in JSON (`title`), its `name` as a whole (`TitleBlock`), and its `data` (`TitleData`). */
type Variant = { tag: string; name: string; data: string; needsData: boolean; docs: Docs }

/** An envelope, `Block` or `Action`: its property `tag` determines the shape of `data`; `fields` are the other properties. */
export type UnionType = {
  kind: 'union'
  name: string
  docs: Docs
  tag: string
  fields: readonly Field[]
  variants: readonly Variant[]
}

export type Declaration = ObjectType | EnumType | UnionType

/** All declarations, in the order of the contract. `edition` describes the version of the contract. */
export type Model = { edition: string; declarations: readonly Declaration[] }

export const isUnion = (declaration: Declaration): declaration is UnionType => declaration.kind === 'union'
