import type { Schema } from '../../../schemas/compile/SchemaFiles'
import { isObject } from '../../../schemas/engine'

/** What `data` is for one type or handler. */
export type Content = { name: string; description: unknown; needsData: boolean; reference: string }

/**
 * An envelope in which the value of `key` decides what `data` is. Each condition is about one name, so that a fault is told
 * by one branch alone.
 */
export function chooseByName(envelope: Schema, key: string, contents: readonly Content[]): Schema {
  const properties = isObject(envelope.properties) ? envelope.properties : {}
  const name = isObject(properties[key]) ? properties[key] : {}
  const branches = contents.map((content) => ({
    if: { properties: { [key]: { const: content.name } }, required: [key] },
    then: {
      ...(content.needsData ? { required: ['data'] } : {}),
      properties: { data: { $ref: content.reference } },
    },
  }))
  return {
    ...envelope,
    properties: { ...properties, [key]: { ...name, enum: contents.map((content) => content.name) } },
    allOf: branches,
  }
}
