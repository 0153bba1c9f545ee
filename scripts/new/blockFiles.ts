import { join } from 'node:path'
import { schemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import locale from '../../schemas/shared/locale.json' with { type: 'json' }
import { sampleOf } from '../fixtures/sampleOf.ts'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import { blockComponent, blockStyles } from './block/blockComponent.ts'
import { blockSchema } from './block/blockSchema.ts'
import { blockTexts, withTexts } from './block/blockTexts.ts'
import { parseFields } from './block/parseFields.ts'
import { json, type NewFiles } from './NewFiles.ts'
import { pascal } from './names.ts'
import { register } from './register.ts'

/** The group to which the texts of a new block are added; its line in the registry names it. */
const textGroup = 'lists'

/** The fields of a block whose author names none. */
const simpleFields = ['title:text', 'note?:text']

/**
 * Returns the files of a complete block with the given fields: schema, component, styles and texts. Its fixtures follow from its schema,
 * once that is compiled. Throws with a sentence when a field is none.
 */
export function blockFiles(type: string, root: string, written: readonly string[]): NewFiles {
  const fields = parseFields(written.length > 0 ? written : simpleFields)
  const name = pascal(type)
  const component = blockComponent(type, name, fields)
  const texts = blockTexts(type, fields)
  const registry = 'renderer/blocks/index.ts'
  const group = texts.size > 0 ? `, ${textGroup}` : ''
  const line = `  '${type}': lazyBlock('${name}', () => import('./${type}/${name}')${group}),`
  return {
    files: new Map([
      [`schemas/blocks/${type}.json`, json(withExample(root, type, blockSchema(type, fields)))],
      [`renderer/blocks/${type}/${name}.tsx`, component],
      [`renderer/blocks/${type}/${name}.module.css`, blockStyles(component)],
    ]),
    edits: new Map([
      [registry, (source: string) => register(source, { name: type, text: line }, registry)],
      ...(texts.size > 0
        ? locale.enum.map((code) => [`renderer/i18n/${textGroup}/${code}.json`, withTexts(texts)] as const)
        : []),
    ]),
  }
}

/** Adds an example that the schema and those to which it refers accept. */
function withExample(root: string, type: string, schema: Record<string, unknown>): Record<string, unknown> {
  const path = `blocks/${type}.json`
  const files = new Map([...readSchemaFiles(join(root, 'schemas')), ...schemaFiles([[path, schema]])])
  const node = SchemaNode.at(files, path)
  return { ...schema, examples: node ? [sampleOf(node, 'complete')] : [] }
}
