import type { Block, FidelityCardType, FidelityCode, Locale } from '../../../../schemas'
import { bareDigits, digitsOf } from '../../../../schemas/inputs/barcodeValue'
import type { FormField } from '../../../../schemas/inputs/FormField'
import type { Scope } from '../call/Scope'
import { type FormValues, parseForm } from '../submissions/parseForm'
import { cardTexts } from './cardTexts'

/** The codes in the order in which visitors choose among them. Each is a type of cards. */
const codes = [
  'ean-13',
  'ean-8',
  'code-128',
  'code-39',
  'qr',
  'aztec',
  'pdf417',
  'none',
] as const satisfies readonly FidelityCode[]

export const isCode = (type: string): type is FidelityCode => codes.some((code) => code === type)

/** Characters of a bar code, the printable ones of ASCII; more than 48 are too fine for the screen of a phone. */
const printable = { regexp: '^[ -~]+$', minLength: 1, maxLength: 48 } as const

/** Characters of a code of dots; more are too fine for a till. */
const dots = { minLength: 1, maxLength: 400 } as const

/** What a number may hold. A number alone is read aloud or typed. */
const numberRules: { readonly [C in FidelityCode]: Partial<FormField> } = {
  'ean-13': { regexp: 'ean-13', minLength: 1 },
  'ean-8': { regexp: 'ean-8', minLength: 1 },
  'code-128': printable,
  'code-39': { regexp: '^[0-9A-Z .$/+%-]+$', minLength: 1, maxLength: 40 },
  qr: dots,
  aztec: dots,
  pdf417: dots,
  none: { minLength: 1, maxLength: 60 },
}

/** The fields of the form of a card. */
function fieldsOf(code: FidelityCode, locale: Locale): FormField[] {
  const texts = cardTexts(locale)
  const text = { inputType: 'text', required: true } as const
  return [
    { ...text, name: 'title', label: texts('title'), placeholder: texts('example'), minLength: 1, maxLength: 80 },
    { ...text, name: 'number', label: texts(`number.${code}`), ...numberRules[code] },
  ]
}

/** A field without a value, as the block that asks for it. */
function toInput({ value: _, ...data }: FormField): Block<'dynamic-input'> {
  return { type: 'dynamic-input', data: { ...data } }
}

/** The types of cards, with the inputs of their forms. */
export function cardTypes(locale: Locale): FidelityCardType[] {
  const texts = cardTexts(locale)
  return codes.map((code) => ({
    type: code,
    title: texts(`type.${code}`),
    code,
    inputs: fieldsOf(code, locale).map(toInput),
  }))
}

/** The title and the number of a card of a type. Throws a 400 with the issues of both fields. */
export function parseCard(code: FidelityCode, given: FormValues, scope: Scope): { title: string; number: string } {
  const { title, number } = parseForm({ inputs: fieldsOf(code, scope.locale) }, given, scope)
  return { title: cleanTitle(title), number: cleanNumber(code, number) }
}

/** The same for a change, which leaves out what stays. */
export function parseChange(code: FidelityCode, given: FormValues, scope: Scope): { title?: string; number?: string } {
  const inputs = fieldsOf(code, scope.locale).filter(({ name }) => Object.hasOwn(given, name))
  const { title, number } = inputs.length > 0 ? parseForm({ inputs }, given, scope) : {}
  return {
    ...(title === undefined ? {} : { title: cleanTitle(title) }),
    ...(number === undefined ? {} : { number: cleanNumber(code, number) }),
  }
}

const cleanTitle = (title: unknown): string => String(title).trim()

const cleanNumber = (code: FidelityCode, number: unknown): string => {
  const written = String(number).trim()
  return digitsOf(code) === undefined ? written : bareDigits(written)
}
