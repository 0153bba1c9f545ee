import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { issueTexts } from '../../../schemas/sources'
import type { Words } from '../../../schemas/words'
import { describeSchema, listFields } from './describeSchema'
import { examplePayloads, listNamed, type NamedSchema } from './namedSchemas'
import type { Topic } from './Topic'

/** Serializes topics for programs: `{ "explained": [ … ] }`, or `{ codes, schemas }` without topics. */
export function topicsToJson(topics: readonly Topic[] | undefined, words?: Words): string {
  const told = topics ? { explained: topics.map((topic) => describeTopic(topic, words)) } : listAll(words)
  return `${JSON.stringify(told, null, 2)}\n`
}

function describeTopic(topic: Topic, words: Words | undefined): object {
  if (topic.is === 'code')
    return { is: 'code', code: topic.code, ...issueTexts()[topic.code], ...words?.issue(topic.code) }
  if (topic.is === 'schema') return { is: topic.category, ...describeNamed(topic, words) }
  const { of, path, node, current } = topic
  const fields = listFields(node, words)
  return { is: 'field', of, ...describeSchema(node, path, words), fields, ...(current ? { here: current } : {}) }
}

function describeNamed(named: NamedSchema, words: Words | undefined): object {
  const { name, node } = named
  const { path: _, required: __, ...self } = describeSchema(node, name, words)
  return { name, ...familyOf(named), ...self, fields: listFields(node, words), examples: examplePayloads(named) }
}

function listAll(words: Words | undefined): object {
  const codes = Object.entries(issueTexts()).map(([code, { title, severity, foundBy }]) => ({
    code,
    title: words?.issue(code)?.title ?? title,
    severity,
    foundBy,
  }))
  const schemas = listNamed().map((named) => {
    const { category, name, node } = named
    return {
      is: category,
      name,
      ...familyOf(named),
      ...titleOf(node, words),
      description: words?.describe(node).description ?? node.own('description'),
    }
  })
  return { codes, schemas }
}

function titleOf(node: SchemaNode, words: Words | undefined): { title?: string } {
  const title = words?.describe(node).title
  return title === undefined ? {} : { title }
}

function familyOf({ node }: NamedSchema): { family?: unknown } {
  const family = node.own('x-family')
  return family === undefined ? {} : { family }
}
