import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { builtinSchemas } from '../../../schemas/sources'

/** What a schema file describes. */
export type SchemaCategory = 'block' | 'handler' | 'kind' | 'fragment'

/** A schema file by its short name: `title` is the block of `blocks/title.json`. */
export type NamedSchema = { category: SchemaCategory; name: string; node: SchemaNode }

const categories: Readonly<Record<string, SchemaCategory>> = {
  blocks: 'block',
  actions: 'handler',
  entities: 'kind',
  shared: 'fragment',
}

/** Returns every schema file: blocks, handlers, kinds of document, fragments. */
export function listNamed(): NamedSchema[] {
  const files = builtinSchemas()
  const named = [...files.values()].flatMap(({ path, folder, name }) => {
    const node = SchemaNode.at(files, path)
    return node ? [{ category: categories[folder] ?? 'kind', name, node }] : []
  })
  return (['block', 'handler', 'kind', 'fragment'] as const).flatMap((category) =>
    named.filter((each) => each.category === category),
  )
}

/** Finds the schema files of a name. `modal` is a kind of document and a handler; `actions/modal` is only the handler. */
export function findNamed(name: string): NamedSchema[] {
  const wanted = name.replace(/^(?:\.\/)?schemas\//, '').replace(/\.json$/, '')
  const isPath = name !== wanted || wanted.includes('/')
  return listNamed().filter((each) => (isPath ? `${wanted}.json` === each.node.path : wanted === each.name))
}

/** Returns the examples of a schema as payloads: the data of a block or an action is put into its envelope. */
export function examplePayloads({ category, name, node }: NamedSchema): unknown[] {
  const examples = ownExamples(node)
  if (category === 'block') return examples.map((data) => ({ type: name, data }))
  if (category === 'handler') return examples.map((data) => ({ handler: name, data }))
  return [...examples]
}

/** Returns the examples in a schema itself. */
export function ownExamples(node: SchemaNode): readonly unknown[] {
  const examples = node.own('examples')
  return Array.isArray(examples) ? examples : []
}
