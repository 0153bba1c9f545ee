import type { Schema } from '../../../../schemas/compile/SchemaFiles'
import { numberAt } from '../ResolvedSchema'

/** Numbers within a schema's limits, the simplest first. */
export function sampleNumbers(keywords: Schema, isWhole: boolean): number[] {
  const min = numberAt(keywords, 'minimum')
  const max = numberAt(keywords, 'maximum')
  const above = numberAt(keywords, 'exclusiveMinimum')
  const below = numberAt(keywords, 'exclusiveMaximum')
  const step = numberAt(keywords, 'multipleOf')
  const fits = (value: number): boolean =>
    (!isWhole || Number.isInteger(value)) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (!step || Number.isInteger(value / step))
  const edges = [min, max, above, below].filter((edge) => edge !== undefined)
  const around = (edge: number) => [edge, edge + 1, edge - 1, edge + 0.5, edge - 0.5, Math.ceil(edge), Math.floor(edge)]
  const near = edges.flatMap(around)
  const middle = min !== undefined && max !== undefined ? [(min + max) / 2] : []
  const steps = step ? near.map((edge) => Math.ceil(edge / step) * step) : []
  return [...new Set([1, 0, 2, 3, 4, 5, 10, ...near, ...middle, ...steps, 0.5, -1, 100, 1.25])].filter(fits)
}
