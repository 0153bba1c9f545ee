import type { Schema } from '../../../../schemas/compile/SchemaFiles'

/** Numbers that keep a schema's limits, the plainest first. */
export function sampleNumbers(keywords: Schema, isWhole: boolean): number[] {
  const at = (keyword: string) => (typeof keywords[keyword] === 'number' ? keywords[keyword] : undefined)
  const [least, most, over, under, step] = [
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
  ].map(at)
  const fits = (value: number): boolean =>
    (!isWhole || Number.isInteger(value)) &&
    (least === undefined || value >= least) &&
    (most === undefined || value <= most) &&
    (over === undefined || value > over) &&
    (under === undefined || value < under) &&
    (!step || Number.isInteger(value / step))
  const edges = [least, most, over, under].filter((edge) => edge !== undefined)
  const near = edges.flatMap((edge) => [
    edge,
    edge + 1,
    edge - 1,
    edge + 0.5,
    edge - 0.5,
    Math.ceil(edge),
    Math.floor(edge),
  ])
  const middle = least !== undefined && most !== undefined ? [(least + most) / 2] : []
  const steps = step ? near.map((edge) => Math.ceil(edge / step) * step) : []
  return [...new Set([1, 0, 2, 3, 4, 5, 10, ...near, ...middle, ...steps, 0.5, -1, 100, 1.25])].filter(fits)
}

export const numberAt = (keywords: Schema, keyword: string): number | undefined => {
  const value = keywords[keyword]
  return typeof value === 'number' ? value : undefined
}
