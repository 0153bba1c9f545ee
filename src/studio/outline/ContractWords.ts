import type { SchemaNode } from '../../../schemas/compile/SchemaNode'

/** What the contract calls its parts in one language. */
export type ContractWords = {
  /** The title and the description of a schema, each undefined where it has no words. */
  describe(node: SchemaNode): { title?: string; description?: string }
  /** The words for an allowed value. */
  value(node: SchemaNode, value: string): string | undefined
}

/** A text with the language that it is in, if that is not the one of the page. */
export type Wording = { text: string; lang?: 'en' }

/** The title of a member: its words, otherwise its name. */
export const titleOf = (node: SchemaNode, words: ContractWords, name: string): string =>
  words.describe(node).title ?? name

/** The description of a member in words, otherwise that of the schema. */
export function descriptionOf(node: SchemaNode, words: ContractWords): Wording | undefined {
  const text = words.describe(node).description
  if (text !== undefined) return { text }
  const original = node.string('description')
  return original === undefined ? undefined : { text: original, lang: 'en' }
}

/** The words for an allowed value, otherwise the value as it is written. */
export function valueWords(node: SchemaNode, words: ContractWords, value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return words.value(node, value) ?? value
}
