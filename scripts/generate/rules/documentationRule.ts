import { faultAt, type SchemaFault, type SchemaRule } from './SchemaFault.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\S.{3,}\S$/.test(text)

/** A file says which JSON Schema it is, what it describes, and shows an example; each property says what it is for. */
export const documentationRule: SchemaRule = (node) => {
  const faults: SchemaFault[] = []
  const report = (keyword: string, message: string, cure: string) => faults.push(faultAt(node, keyword, message, cure))
  const name = /\/properties\/([^/]+)$/.exec(node.pointer)?.[1]
  if (name !== undefined && !isSentence(node.own('description')))
    report('', `The property "${name}" has no description.`, 'Write "description": what it is for, as a sentence.')
  if (node.pointer !== '') return faults
  if (node.own('$schema') !== dialect)
    report('$schema', 'The file does not say which JSON Schema it is.', `Write "$schema": "${dialect}".`)
  if (typeof node.own('title') !== 'string')
    report('title', 'The file has no title.', 'Write "title": its name in words. Types are named after it.')
  if (!isSentence(node.own('description')))
    report(
      'description',
      'The file has no description.',
      'Write "description": what it is and when it is used, as a sentence.',
    )
  const examples = node.own('examples')
  if (!Array.isArray(examples) || examples.length === 0)
    report(
      'examples',
      'The file has no example.',
      'Write "examples": a list of at least one value that this schema accepts.',
    )
  return faults
}
