import JsBarcode from 'jsbarcode'
import type { FidelityCard, FidelityCode } from '../../../../schemas/engine'
import { isObject, own } from '../../../../schemas/engine'
import type { DrawnCode } from '../../pages/CodeSheet'
import { drawQr } from '../../pages/drawQr'

const formats = { 'ean-13': 'EAN13', 'ean-8': 'EAN8', 'code-128': 'CODE128', 'code-39': 'CODE39' } as const

/** Modules without ink beside bars: GS1 asks for 11 left of an EAN, ISO 15417 for 10 on both sides of a Code 128. */
const quiet = 11

/** Modules from the top of the bars to their end. The shape on the screen decides how tall they are. */
const barHeight = 40

/** Codes whose code is loaded when a card has one. */
const matrices = ['aztec', 'pdf417'] as const
export type MatrixCode = (typeof matrices)[number]

export const isMatrix = (code: FidelityCode): code is MatrixCode => matrices.some((each) => each === code)

/**
 * Draws what a till reads of a card; undefined for a card without a code, for a number that makes none, and for the codes of
 * `drawMatrix`.
 */
export function drawCode({ code, number }: Pick<FidelityCard, 'code' | 'number'>): DrawnCode | undefined {
  if (code === 'none' || isMatrix(code)) return undefined
  try {
    return code === 'qr' ? drawQr(number) : drawBars(number, formats[code])
  } catch {
    return undefined
  }
}

function drawBars(number: string, format: string): DrawnCode | undefined {
  // Given an object, the library computes the bars and draws nothing.
  const target = {}
  JsBarcode(target, number, { format, flat: true })
  const encodings = own(target, 'encodings')
  const parts: unknown[] = Array.isArray(encodings) ? encodings : []
  const bars = parts.map((part) => (isObject(part) ? String(own(part, 'data') ?? '') : '')).join('')
  if (!/^[01]+$/.test(bars)) return undefined
  const runs = [...bars.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${quiet + index} 0h${length}v${barHeight}h-${length}z`,
  )
  return { kind: 'bars', width: bars.length + 2 * quiet, height: barHeight, path: runs.join('') }
}

/** The number as it is read aloud: digits of a bar code in the groups in which they stand below it. */
export function groupNumber({ code, number }: Pick<FidelityCard, 'code' | 'number'>): string {
  if (code === 'ean-13') return number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')
  if (code === 'ean-8') return number.replace(/^(\d{4})(\d{4})$/, '$1 $2')
  return number
}
