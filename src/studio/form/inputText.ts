import type { ControlField } from './Field'
import { instantOf, localTime } from './localTime'

/** The text that the control of a field shows. Of a choice it is the index of the chosen value. */
export function inputText({ kind, value, choices }: ControlField): string {
  if (kind === 'choice') {
    const index = choices.findIndex((choice) => choice.value === value)
    return index < 0 ? '' : String(index)
  }
  if (kind === 'dateTime') return typeof value === 'string' ? (localTime(value) ?? '') : ''
  return value === undefined ? '' : String(value)
}

/** The value of a text in the control of a field: undefined removes the member. `isWrong` says that the text is no value. */
export function parseInput(field: ControlField, text: string): { value: unknown } | { isWrong: true } {
  const { kind, choices, value, isRequired } = field
  if (text === inputText(field)) return { value }
  if (kind === 'choice') return { value: choices[text === '' ? -1 : Number(text)]?.value }
  if (kind === 'boolean') return { value: text === 'true' }
  if (kind === 'number') return parseNumber(field, text)
  if (text === '') return { value: isRequired ? '' : undefined }
  if (kind !== 'dateTime') return { value: text }
  const instant = instantOf(text)
  return instant === undefined ? { isWrong: true } : { value: instant }
}

/** A comma is read as a decimal point, as French, German and Dutch write it. */
function parseNumber({ isRequired, node }: ControlField, text: string): { value: unknown } | { isWrong: true } {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
  if (plain === '') return isRequired ? { isWrong: true } : { value: undefined }
  const number = Number(plain)
  const isWhole = !node.types.includes('integer') || Number.isInteger(number)
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(number) && isWhole
    ? { value: number }
    : { isWrong: true }
}
