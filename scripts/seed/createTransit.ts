import type { Random } from '../random'
import { bothWays, type PlannedLine, type PlannedStop } from '../transit/FeedPlan'
import { localities, near } from './createStreets'
import { namesakes, slug } from './words'

const signs = ['', ' (église)', ' (école)', ' (pont)', ' (centre)', ' (gare)', ' (parc)', ' (hôpital)', ' (carrefour)']

/** Creates up to 1,134 bus stops with unique names. */
export function createStops(count: number, random: Random): PlannedStop[] {
  return Array.from({ length: count }, (_, index) => {
    const sign = signs[Math.floor(index / namesakes.length)]
    const namesake = namesakes[index % namesakes.length]
    if (sign === undefined || !namesake) throw new Error('There are not enough names for the stops.')
    const name = `Carrefour ${namesake}${sign}`
    return { id: slug(name), name, ...near(random) }
  })
}

const stopsOfLine = 20
const colors = ['FFD500', '1F7A4D', '7A3E9D', 'A8323A', '0A5AA8']

/** Creates lines that reach every stop. Their rides are frequencies, which keeps the feed small. */
export function createLines(stops: readonly PlannedStop[], random: Random): PlannedLine[] {
  const count = Math.ceil(stops.length / stopsOfLine)
  return Array.from({ length: count }, (_, index) => {
    const color = colors[index % colors.length] ?? 'FFD500'
    const hours = { first: `05:${10 + random.below(50)}`, last: `22:${10 + random.below(50)}` }
    const line: PlannedLine = {
      name: String(index + 1),
      longName: `Grandville – ${random.pick(localities).name}`,
      mode: 'bus',
      color,
      textColor: color === 'FFD500' ? '000000' : 'FFFFFF',
      direction: random.pick(localities).name,
      calls: stops
        .slice(index * stopsOfLine, (index + 1) * stopsOfLine + 1)
        .map(({ id }, call) => [id, 2 * call] as const),
      ...hours,
      week: 20,
      weekend: 40,
      isFrequent: true,
    }
    return bothWays(line, { direction: 'Grandville, gare', ...hours })
  }).flat()
}
