import { isSchema, type Schema, type SchemaFiles } from '../../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { joinPointer, splitPointer, valueAt } from '../../../schemas/json/pointer.ts'
import { annotationRule } from './annotations.ts'
import { documentationRule } from './documentationRule.ts'
import { exemptions } from './exemptions.ts'
import { roleRule } from './roleRule.ts'
import type { SchemaFault, SchemaRule } from './SchemaFault.ts'
import { blockRule, closedRule, keywordRule, patternRule, requiredRule } from './shapeRules.ts'

/** The rules of every schema of a document, in the order in which their faults are told. */
const rules: readonly SchemaRule[] = [
  keywordRule,
  annotationRule,
  documentationRule,
  requiredRule,
  closedRule,
  blockRule,
  patternRule,
  roleRule,
]

/** Finds every fault of the schemas, file by file. Descriptions of calls are OpenAPI: of the rules, that of annotations applies. */
export const schemaFaults = (files: SchemaFiles): SchemaFault[] =>
  [...files.values()].flatMap((file) => {
    const root = SchemaNode.at(files, file.path)
    if (!root) return []
    return file.folder === 'api'
      ? annotatedPointers(file.schema).flatMap((pointer) => annotationsAt(root, pointer))
      : nodesWithin(root).flatMap((node) => rules.flatMap((rule) => rule(node)))
  })

/** The exempted paths that no schema has any more. */
export const staleExemptions = (files: SchemaFiles): SchemaFault[] =>
  exemptions.flatMap(({ path }) => {
    const [file = '', pointer = ''] = path.split('#')
    if (SchemaNode.at(files, file, pointer)) return []
    const message = 'An exemption names this path, and no schema has it.'
    return [{ place: `schemas/${path}`, message, cure: 'Remove it from scripts/generate/rules/exemptions.ts.' }]
  })

const nodesWithin = (node: SchemaNode): SchemaNode[] => [node, ...node.subschemas().flatMap(nodesWithin)]

const annotationsAt = (root: SchemaNode, pointer: string): readonly SchemaFault[] => {
  const node = SchemaNode.at(root.files, root.path, pointer)
  return node ? annotationRule(node) : []
}

/** Members of a description of calls that are data, or whose names are those of headers. */
const withoutAnnotations = ['example', 'examples', 'default', 'enum', 'const', 'headers']

/** Pointers of the objects of a description of calls that have an annotation. */
function annotatedPointers(schema: Schema): string[] {
  const found: string[] = []
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    const isNames = splitPointer(pointer).at(-1) === 'properties'
    if (!isNames && isSchema(value) && Object.keys(value).some((key) => key.startsWith('x-'))) found.push(pointer)
    for (const key of Object.keys(value)) {
      if (isNames || !withoutAnnotations.includes(key)) {
        const step = joinPointer([key])
        visit(valueAt(value, step), pointer + step)
      }
    }
  }
  visit(schema, '')
  return found
}
