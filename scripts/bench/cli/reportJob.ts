import { formatSpread, ratios, spread } from '../statistics'
import type { Job } from './Contender'
import { measure } from './measure'
import { table } from './table'

/** Measures a job and prints the times and their ratios to the first contender (median of the ratios per round). */
export function reportJob({ title, rounds, contenders, target }: Job): void {
  const times = measure(contenders, rounds)
  const [first] = contenders
  const base = (first && times.get(first)) ?? []
  const rows = [...times].map(([contender, own]) => {
    const compared = spread(ratios(own, base))
    const isTarget = contender.name === target?.name
    const verdict =
      isTarget && target
        ? `${compared.median <= target.maxRatio ? 'within' : 'over'} ${target.maxRatio.toFixed(2)}×`
        : ''
    const milliseconds = spread(own.map((seconds) => seconds * 1000))
    return [
      contender.name,
      formatSpread(milliseconds, 0),
      `${formatSpread(compared)}×`,
      `${(1 / compared.median).toFixed(2)}×`,
      verdict,
    ]
  })
  console.log(`\n${title} (${rounds} rounds)\n${table([['', 'ms', 'time', 'speed', 'target'], ...rows])}`)
}
