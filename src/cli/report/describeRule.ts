import type { Issue } from '../../../schemas'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { type SourceSchema, sources } from '../../../schemas/sources'

/**
 * What the schema says the member is for whose rule stands at `declared`, such as
 * `schemas/blocks/title.json#/properties/level/maximum`; undefined where it says nothing of a single member.
 */
export function describeRule(declared: string, { code, pointer }: Issue): string | undefined {
  const [path = '', inside = ''] = declared.split('#')
  const all: Readonly<Record<string, SourceSchema>> = sources()
  const schema = all[path.replace(/^schemas\//, '')]
  const names = splitPointer(inside)
  // A list of required names stands beside the members it is about.
  const required = code === 'missing-property' ? names.lastIndexOf('required') : -1
  const missing = splitPointer(pointer).at(-1) ?? ''
  const way = required === -1 ? names : [...names.slice(0, required), 'properties', missing]

  let found: string | undefined
  let value: unknown = schema
  for (const [index, name] of way.entries()) {
    value = memberOf(value, name)
    const description = memberOf(value, 'description')
    if (way[index - 1] === 'properties') found = typeof description === 'string' ? `${name}: ${description}` : undefined
  }
  return code === 'unknown-property' ? undefined : found
}
