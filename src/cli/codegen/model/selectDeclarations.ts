import { nearestName } from '../../../../schemas'
import { type Declaration, type Field, isUnion, type Model, type Shape, type UnionType } from './Model'
import { pascalCase } from './nameCase'

/**
 * Keeps the named declarations and all that they refer to. A name is that of a type (`ContentCellData`), or a block type,
 * handler or kind of document in JSON (`content-cell`, `page`). When block types are named, `Block` keeps no others;
 * the same holds for handlers and `Action`. Throws when the contract does not have a name.
 */
export function selectDeclarations({ edition, declarations }: Model, names: readonly string[]): Model {
  const roots = new Set<string>()
  const tags = new Map<string, Set<string>>()
  for (const given of names) {
    const type = declarations.find(({ name }) => name === given || (/^[a-z]/.test(given) && name === pascalCase(given)))
    if (type) roots.add(type.name)
    const unions = declarations.filter(isUnion).flatMap(({ name, variants }) => {
      const variant = variants.find((each) => each.tag === given || each.name === given)
      return variant ? [{ name, tag: variant.tag }] : []
    })
    for (const { name, tag } of unions) {
      tags.set(name, (tags.get(name) ?? new Set()).add(tag))
      roots.add(name)
    }
    if (!type && unions.length === 0) throw unknownName(given, declarations)
  }
  const narrowed = declarations.map((each) => (isUnion(each) ? narrowUnion(each, tags.get(each.name)) : each))
  const needed = reachable(narrowed, roots)
  return { edition, declarations: narrowed.filter(({ name }) => needed.has(name)) }
}

const narrowUnion = (union: UnionType, tags: ReadonlySet<string> | undefined): UnionType =>
  tags ? { ...union, variants: union.variants.filter(({ tag }) => tags.has(tag)) } : union

/** Returns the names of the declarations that roots refer to, the roots included. */
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
  const { fields, additional } = declaration
  return [...fields.flatMap(ofField), ...(additional ? namesInShape(additional) : [])]
}

function namesInShape(shape: Shape): string[] {
  if (shape.kind === 'named') return [shape.name]
  if (shape.kind === 'list' || shape.kind === 'map') return namesInShape(shape.of)
  return shape.kind === 'oneOf' ? shape.of.flatMap(namesInShape) : []
}

function unknownName(given: string, declarations: readonly Declaration[]): Error {
  const known = [
    ...declarations.filter(isUnion).flatMap(({ variants }) => variants.flatMap(({ tag, name }) => [tag, name])),
    ...declarations.flatMap(({ name }) => [name, name.toLowerCase()]),
  ]
  const likely = nearestName(given, known)
  const help = likely ? `did you mean "${likely}"?` : 'name block types, handlers or types, such as page or TitleData'
  return new Error(`--only: the contract has nothing called "${given}"; ${help}`)
}
