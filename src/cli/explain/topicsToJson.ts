import { issueTexts } from '../../../schemas/sources'
import { describeSchema, listFields } from './describeSchema'
import { examplePayloads, listNamed, type NamedSchema } from './namedSchemas'
import type { Topic } from './Topic'

/** Serializes topics for programs: `{ "explained": [ … ] }`, or `{ codes, schemas }` without topics. */
export function topicsToJson(topics: readonly Topic[] | undefined): string {
  return `${JSON.stringify(topics ? { explained: topics.map(describe) } : listAll(), null, 2)}\n`
}

function describe(topic: Topic): object {
  if (topic.is === 'code') return { is: 'code', code: topic.code, ...issueTexts()[topic.code] }
  if (topic.is === 'schema') return { is: topic.category, ...describeNamed(topic) }
  const { of, path, node, current } = topic
  const fields = listFields(node)
  return { is: 'field', of, ...describeSchema(node, path), fields, ...(current ? { here: current } : {}) }
}

function describeNamed(named: NamedSchema): object {
  const { name, node } = named
  const { path: _, required: __, ...self } = describeSchema(node, name)
  return { name, ...familyOf(named), ...self, fields: listFields(node), examples: examplePayloads(named) }
}

function listAll(): object {
  const codes = Object.entries(issueTexts()).map(([code, { title, severity, foundBy }]) => ({
    code,
    title,
    severity,
    foundBy,
  }))
  const schemas = listNamed().map((named) => {
    const { category, name, node } = named
    return { is: category, name, ...familyOf(named), description: node.own('description') }
  })
  return { codes, schemas }
}

function familyOf({ node }: NamedSchema): { family?: unknown } {
  const family = node.own('x-family')
  return family === undefined ? {} : { family }
}
