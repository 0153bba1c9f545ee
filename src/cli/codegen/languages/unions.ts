import { type EnumType, type Field, isUnion, type Model, type ObjectType, type UnionType } from '../model/Model'
import { paragraphs } from './code'

/** How the class of a variant's data takes part in its union: its base type, and the member that returns its tag. */
export type VariantPayload = { base: string; tagMember: string; tag: string }

/** Names that all data of a union share: `BlockData` and `blockTag`. */
export const payloadNames = ({ name }: UnionType): Omit<VariantPayload, 'tag'> => ({
  base: `${name}Data`,
  tagMember: `${name.toLowerCase()}Tag`,
})

/** The objects that are the data of a variant, by name. */
function variantPayloads({ declarations }: Model): ReadonlyMap<string, VariantPayload> {
  return new Map(
    declarations
      .filter(isUnion)
      .flatMap((union) => union.variants.map(({ data, tag }) => [data, { ...payloadNames(union), tag }] as const)),
  )
}

/** Prints each kind of declaration. `payload` is given for an object that is the data of a variant. */
type DeclarationPrinter = {
  enumeration: (type: EnumType) => string[]
  object: (type: ObjectType, payload: VariantPayload | undefined) => string[]
  union: (type: UnionType) => string[]
}

/** Prints all declarations of a model, each a group of lines. */
export function printDeclarations(model: Model, { enumeration, object, union }: DeclarationPrinter): string[][] {
  const payloads = variantPayloads(model)
  return model.declarations.map((declaration) => {
    if (declaration.kind === 'union') return union(declaration)
    if (declaration.kind === 'enum') return enumeration(declaration)
    return object(declaration, payloads.get(declaration.name))
  })
}

/** The envelope of a union as an object whose data knows its tag, so that no data can be sent with a wrong tag. */
export function envelopeOf(union: UnionType): ObjectType {
  const data: Field = {
    name: 'data',
    shape: { kind: 'named', name: payloadNames(union).base },
    required: true,
    nullable: false,
    docs: { lines: [`Its class decides the "${union.tag}".`], deprecated: false },
  }
  const { name, docs, fields } = union
  return { kind: 'object', name, docs, fields: [data, ...fields], additional: undefined }
}

/** Statements that serialize an envelope, before and after those of its members. */
export type EnvelopeStatements = { first: readonly string[]; last: readonly string[] }

/** Prints the declarations of a language of classes. An envelope holds `data` of an interface that returns its tag. */
type ClassPrinter = Omit<DeclarationPrinter, 'object' | 'union'> & {
  object: (type: ObjectType, payload: VariantPayload | undefined, statements: EnvelopeStatements) => string[]
  /** The interface that the data of all variants implements. */
  dataInterface: (union: UnionType, names: Omit<VariantPayload, 'tag'>) => string[]
  putTag: (tag: string, tagMember: string) => string
  /** Leaves data out that may be missing and is empty. */
  removeEmptyData: string
}

/** Prints all declarations of a model as classes. */
export function printClasses(model: Model, printer: ClassPrinter): string[][] {
  const { enumeration, object, dataInterface, putTag, removeEmptyData } = printer
  return printDeclarations(model, {
    enumeration,
    object: (type, payload) => object(type, payload, { first: [], last: [] }),
    union(type) {
      const names = payloadNames(type)
      const first = [putTag(type.tag, names.tagMember)]
      const last = optionalData(type).length > 0 ? [removeEmptyData] : []
      return paragraphs([dataInterface(type, names), object(envelopeOf(type), undefined, { first, last })])
    },
  })
}

/** The names of the data types that may be left out of their envelope when they are empty. */
export const optionalData = ({ variants }: UnionType): string[] =>
  variants.filter(({ needsData }) => !needsData).map(({ data }) => data)
