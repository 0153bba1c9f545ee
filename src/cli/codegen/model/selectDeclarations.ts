import { type Declaration, type Field, isUnion, type Model, type Shape, type UnionType } from './Model'
import { pascalCase } from './nameCase'

/** A word that names no type of the contract. */
export class UnknownNameError extends Error {
  constructor(
    readonly given: string,
    readonly known: readonly string[],
  ) {
    super(given)
  }
}

/**
 * The types that are named, with all they need. A name is that of a type (`ContentCellData`), of a block type, a handler or a
 * kind of document as JSON has it (`content-cell`, `page`). Where block types or handlers are named, no others are in
 * `Block` or `Action`. Throws `UnknownName`.
 */
export function selectDeclarations({ edition, declarations }: Model, names: readonly string[]): Model {
  const unions = declarations.filter(isUnion)
  const roots = new Set<string>()
  const tags = new Map<string, Set<string>>()
  for (const given of names) {
    const before = roots.size + tags.size
    let isKnown = false
    for (const { name, variants } of unions) {
      const variant = variants.find((each) => [each.tag, each.name].includes(given))
      if (!variant) continue
      isKnown = true
      tags.set(name, (tags.get(name) ?? new Set()).add(variant.tag))
      roots.add(name)
    }
    const named = declarations.find(
      ({ name }) => name === given || (/^[a-z]/.test(given) && name === pascalCase(given)),
    )
    if (named) roots.add(named.name)
    if (!isKnown && !named && before === roots.size + tags.size)
      throw new UnknownNameError(given, knownNames(declarations))
  }
  const narrowed = declarations.map((each) => (isUnion(each) ? narrowUnion(each, tags.get(each.name)) : each))
  const needed = reachable(narrowed, roots)
  return { edition, declarations: narrowed.filter(({ name }) => needed.has(name)) }
}

const narrowUnion = (union: UnionType, tags: ReadonlySet<string> | undefined): UnionType =>
  tags ? { ...union, variants: union.variants.filter(({ tag }) => tags.has(tag)) } : union

function reachable(declarations: readonly Declaration[], roots: ReadonlySet<string>): Set<string> {
  const byName = new Map(declarations.map((each) => [each.name, each]))
  const found = new Set<string>()
  const open = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const declaration = byName.get(name)
    if (!declaration || found.has(name)) continue
    found.add(name)
    open.push(...namesIn(declaration))
  }
  return found
}

function namesIn(declaration: Declaration): string[] {
  if (declaration.kind === 'enum') return []
  const ofField = ({ shape }: Field) => namesInShape(shape)
  if (declaration.kind === 'union') {
    return [...declaration.fields.flatMap(ofField), ...declaration.variants.map(({ data }) => data)]
  }
  return [
    ...declaration.fields.flatMap(ofField),
    ...(declaration.additional ? namesInShape(declaration.additional) : []),
  ]
}

function namesInShape(shape: Shape): string[] {
  if (shape.kind === 'named') return [shape.name]
  if (shape.kind === 'list' || shape.kind === 'map') return namesInShape(shape.of)
  return shape.kind === 'oneOf' ? shape.of.flatMap(namesInShape) : []
}

const knownNames = (declarations: readonly Declaration[]): string[] => [
  ...declarations.filter(isUnion).flatMap(({ variants }) => variants.flatMap(({ tag, name }) => [tag, name])),
  ...declarations.flatMap(({ name }) => [name, name.toLowerCase()]),
]
