import type { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'
import { roles } from './annotations.ts'
import { isExempt } from './exemptions.ts'
import { faultAt, type SchemaRule } from './SchemaFault.ts'

/** The schemas of what visitors read. An entity is read where a block shows it. */
const isRead = ({ file }: SchemaNode): boolean =>
  file.folder === 'blocks' ||
  file.folder === 'actions' ||
  file.folder === 'shared' ||
  (file.folder === '.' && file.name !== 'configuration')

const isPlainString = (node: SchemaNode): boolean =>
  [node.own('type')].flat().includes('string') &&
  !['enum', 'const', 'pattern', 'format'].some((keyword) => node.own(keyword) !== undefined)

/** Members that name an icon or a theme, by their own name. */
const named = ['icon', 'theme'] as const

/** A string says what it means to the lint rules, and an icon or a theme is checked for its name. */
export const roleRule: SchemaRule = (node) => {
  if (isExempt('role', node.address()) || ![node.own('type')].flat().includes('string')) return []
  const role = node.own('x-role')
  const name = named.find((each) => node.pointer.endsWith(`/properties/${each}`))
  if (name !== undefined && role !== name) {
    const cure = `Write "x-role": "${name}", or list the path in scripts/generate/rules/exemptions.ts.`
    return [faultAt(node, '', `The names of this ${name} are not checked.`, cure)]
  }
  if (!isRead(node) || !isPlainString(node) || role !== undefined) return []
  const cure = `Write "x-role", one of ${roles.join(', ')}. What is no text, such as an identifier, is listed by path in scripts/generate/rules/exemptions.ts.`
  return [faultAt(node, '', 'This string does not say what it means, so no rule of lint reads it.', cure)]
}
