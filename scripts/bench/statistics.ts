export type Spread = { min: number; median: number; max: number }

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  return { min: sorted[0] ?? Number.NaN, median: median ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN }
}

/** Returns the ratio of each value to that of `base` in the same round. */
export const ratios = (values: readonly number[], base: readonly number[]): number[] =>
  values.map((value, round) => value / (base[round] ?? Number.NaN))

export const formatSpread = ({ min, median, max }: Spread, digits = 2): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`
