import type { OwnReading } from '../../../../schemas/engine'

/** A reading, and what was used since the one before; undefined for the first, and after a meter that went back. */
export type Use = { reading: OwnReading; used: number | undefined; perDay: number | undefined }

/** The readings of one meter, the newest first. */
export type MeterHistory = { kind: string; meter: string | undefined; uses: Use[] }

const dayMs = 24 * 3_600_000

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / dayMs

function useSince(reading: OwnReading, before: OwnReading | undefined): Use {
  const used = before ? Number(reading.index) - Number(before.index) : -1
  const days = before ? daysBetween(before.readOn, reading.readOn) : 0
  if (used < 0) return { reading, used: undefined, perDay: undefined }
  return { reading, used, perDay: days > 0 ? used / days : undefined }
}

/** Sorts readings, the newest first, by meter: the one that was read last comes first. */
export function usesOf(readings: readonly OwnReading[]): MeterHistory[] {
  const meters = new Map<string, OwnReading[]>()
  for (const reading of readings) {
    const key = `${reading.kind} ${reading.meter ?? ''}`
    meters.set(key, [...(meters.get(key) ?? []), reading])
  }
  return [...meters.values()].map((all) => ({
    kind: all[0]?.kind ?? '',
    meter: all[0]?.meter,
    uses: all.map((reading, index) => useSince(reading, all[index + 1])),
  }))
}
