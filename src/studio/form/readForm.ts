import type { Issue } from '../../../schemas'
import { dataNode } from '../../../schemas/compile/dataNode'
import { isObject } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { type ContractWords, descriptionOf } from '../outline/ContractWords'
import type { DocumentRoot } from '../outline/DocumentRoot'
import { documentTitle, typeOf } from '../outline/documentTitle'
import { hintOf } from '../outline/hintOf'
import { documentAt, type Place } from '../outline/pathTo'
import type { Field, Form } from './Field'
import { FieldReader } from './FieldReader'

type Options = { words: ContractWords; issues: readonly Issue[] }

/**
 * Reads the form of the innermost document that a pointer leads to or into: its fields, with the values that they have. Undefined when
 * there is none, as for a list of blocks.
 */
export function readForm(
  document: unknown,
  roots: readonly DocumentRoot[],
  pointer: string,
  { words, issues }: Options,
): Form | undefined {
  const place = documentAt(document, roots, pointer)
  if (!place || !isObject(place.value)) return undefined
  const { node, value } = place
  const { envelope } = node
  const reader = new FieldReader(words, issuesWithin(issues, place.pointer))
  const hasData = envelope === 'block' || envelope === 'action'
  const fields = hasData ? dataFields(reader, place) : reader.members(node, value, place.pointer)
  const around = hasData ? reader.members(node, value, place.pointer, ['type', 'handler', 'data']) : []
  return {
    pointer: place.pointer,
    envelope,
    type: typeOf(envelope, value),
    title: documentTitle(node, value, words),
    description: descriptionOf((hasData && dataNode(node, value)) || node.resolved, words),
    hint: hintOf(node, value),
    fields,
    around,
    issues: reader.remaining(),
  }
}

/** The fields of the data of a block or an action. Data whose schema is not known, or that is no object, is kept. */
function dataFields(reader: FieldReader, { node, value, pointer }: Place): readonly Field[] {
  const data = memberOf(value, 'data')
  const schema = dataNode(node, value)
  const at = `${pointer}/data`
  if (schema && schema.properties.size > 0 && (data === undefined || isObject(data))) {
    return reader.members(schema, data, at)
  }
  if (data === undefined || (isObject(data) && Object.keys(data).length === 0)) return []
  return [reader.kept(node.step('data') ?? node, data, at, 'data', 'type')]
}

const issuesWithin = (issues: readonly Issue[], pointer: string): readonly Issue[] =>
  issues.filter((issue) => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`))
