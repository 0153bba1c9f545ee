import type { FidelityCode } from '../../../../../schemas/engine'
import type { FoundCode } from '../../../device/camera/CodeReader'

/** A card as it was read: its type and its number. */
export type ReadCard = { type: FidelityCode; number: string }

/** Types by what the names of formats begin with, without signs and in lower case: readers name them differently. */
const typesByFormat = [
  ['ean13', 'ean-13'],
  ['ean8', 'ean-8'],
  ['code128', 'code-128'],
  ['code39', 'code-39'],
  ['qr', 'qr'],
  ['aztec', 'aztec'],
  ['pdf417', 'pdf417'],
] as const

/** What the form of a type accepts, so that a code that no card can have is said at once. */
const limits: { readonly [C in FidelityCode]?: RegExp } = {
  'ean-13': /^\d{13}$/,
  'ean-8': /^\d{8}$/,
  'code-128': /^[ -~]{1,48}$/,
  'code-39': /^[0-9A-Z .$/+%-]{1,40}$/,
  qr: /^[^\p{Cc}]{1,400}$/u,
  aztec: /^[^\p{Cc}]{1,400}$/u,
  pdf417: /^[^\p{Cc}]{1,400}$/u,
}

/** The card that a code is of; undefined for one that cannot be kept. */
export function cardOf({ format, text }: FoundCode): ReadCard | undefined {
  const name = format.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const number = text.trim()
  if (name === 'upca' || name === 'upce') return upcCard(number)
  const [, type] = typesByFormat.find(([start]) => name.startsWith(start)) ?? []
  return type && limits[type]?.test(number) ? { type, number } : undefined
}

/** A UPC as the EAN-13 that it is: tills read the same article number from both. */
function upcCard(text: string): ReadCard | undefined {
  const digits = text.length === 8 ? expandUpcE(text) : text
  const number = digits.padStart(13, '0')
  return /^\d{13}$/.test(number) ? { type: 'ean-13', number } : undefined
}

/** The UPC-A of a UPC-E of eight digits, from which zeros were left out (GS1 General Specifications, 5.2.2.4). */
export function expandUpcE(digits: string): string {
  const [system = '', one = '', two = '', three = '', four = '', five = '', rule = '', check = ''] = digits
  const body = {
    3: `${one}${two}${three}00000${four}${five}`,
    4: `${one}${two}${three}${four}00000${five}`,
  }[rule]
  const short = `${one}${two}${rule}0000${three}${four}${five}`
  const long = `${one}${two}${three}${four}${five}0000${rule}`
  return `${system}${body ?? (Number(rule) < 3 ? short : long)}${check}`
}
