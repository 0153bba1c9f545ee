import { camel, sentence, spaced } from '../names.ts'
import type { NewField } from './NewField.ts'

/** The kinds of field that are shown with a word for what they are. */
const labelled = ['date', 'date-time', 'minutes', 'integer', 'number', 'boolean', 'range', 'action']

/** The key of the text of a field, or of one of its names. */
export const textKey = (type: string, ...names: readonly string[]): string => [camel(type), ...names].join('.')

/** The English texts of a new block, by key: the words for what its fields are. */
export function blockTexts(type: string, fields: readonly NewField[]): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (each: readonly NewField[]): void => {
    for (const { name, type: field } of each) {
      if (labelled.includes(field.kind)) texts.set(textKey(type, name), sentence(spaced(name)))
      if (field.kind === 'names')
        for (const value of field.names) texts.set(textKey(type, name, value), sentence(value))
      if (field.kind === 'object') visit(field.fields)
    }
  }
  visit(fields)
  return texts
}

/** Adds texts to those of a language, in the order of their keys. */
export const withTexts =
  (texts: ReadonlyMap<string, string>) =>
  (source: string): string => {
    const written: Record<string, string> = { ...JSON.parse(source), ...Object.fromEntries(texts) }
    const sorted = Object.keys(written)
      .sort()
      .map((key) => [key, written[key]])
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
  }
