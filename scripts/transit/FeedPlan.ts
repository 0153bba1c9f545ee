/** A stop of a planned feed. A station has platforms, at which lines stop. */
export type PlannedStop = {
  id: string
  name: string
  lat: number
  lon: number
  platforms?: readonly string[]
}

/** A stop of a line: its id, with the platform behind a slash, and the minutes from the first stop. */
export type PlannedCall = readonly [stop: string, minutes: number]

export type PlannedLine = {
  name: string
  longName: string
  mode: 'bus' | 'train'
  color: string
  textColor: string
  calls: readonly PlannedCall[]
  direction: string
  /** First and last ride of a day, HH:MM, after midnight as 24:30. */
  first: string
  last: string
  /** Minutes between rides from Monday to Friday, and on other days. Absent for none. */
  week?: number
  weekend?: number
  /** Whether rides are written as a frequency. */
  isFrequent?: boolean
}

export type FeedPlan = {
  agency: { id: string; name: string; url: string }
  stops: readonly PlannedStop[]
  lines: readonly PlannedLine[]
}

/** A line and its way back, with the same minutes between stops. */
export function bothWays(
  line: PlannedLine,
  back: Pick<PlannedLine, 'direction' | 'first' | 'last'> & { platforms?: Readonly<Record<string, string>> },
): PlannedLine[] {
  const { platforms = {}, ...way } = back
  const end = line.calls.at(-1)?.[1] ?? 0
  const calls = line.calls.map(([stop, minutes]) => [platforms[stop] ?? stop, end - minutes] as const).reverse()
  return [line, { ...line, ...way, calls }]
}
