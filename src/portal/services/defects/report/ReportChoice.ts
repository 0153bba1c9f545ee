import type { Geo } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'

/** What a visitor has chosen so far. The addresses of all steps hold it, so that going back keeps every choice. */
export type ReportChoice = {
  /** Position of the defect, in degrees. */
  lat?: string
  lon?: string
  /** Uid of the category. */
  category?: string
  /** Number of the lamp, bin or other asset. */
  asset?: string
  /** Key of the report on this device, with its photographs and what was typed. */
  draft?: string
  /** A step that is opened again, in place of the first one that is not done. */
  step?: 'place' | 'category'
  /** Whether nobody is in danger. */
  safe?: '1'
  /** Whether none of the reports nearby is about the same defect. */
  other?: '1'
  /** Uid of a report nearby that is compared. */
  compare?: string
}

const uid = /^[A-Za-z0-9][\w-]{0,79}$/

const patterns = {
  lat: /^-?\d{1,2}(?:\.\d{1,9})?$/,
  lon: /^-?\d{1,3}(?:\.\d{1,9})?$/,
  category: uid,
  asset: /^[A-Za-z0-9][\w ./-]{0,39}$/,
  draft: /^[\w-]{16,80}$/,
  step: /^(?:place|category)$/,
  safe: /^1$/,
  other: /^1$/,
  compare: uid,
} as const satisfies { readonly [N in keyof Required<ReportChoice>]: RegExp }

/** Reads the choice in the query of an address. Invalid values count as missing, and so does half a position. */
export function readChoice(search: string | URLSearchParams): ReportChoice {
  const params = new URLSearchParams(search)
  const entries = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = params.get(name)
    return value !== null && pattern.test(value) ? [[name, value] as const] : []
  })
  const choice: ReportChoice = Object.fromEntries(entries)
  const position = positionOf(choice)
  if (position && Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180) return choice
  const { lat: _, lon: __, ...rest } = choice
  return rest
}

/** The position of a choice; undefined without one. */
export const positionOf = ({ lat, lon }: ReportChoice): Geo | undefined =>
  lat === undefined || lon === undefined ? undefined : { lat: Number(lat), lon: Number(lon) }

/** A position as an address holds it, to a decimetre. */
export const placeIn = ({ lat, lon }: Geo): Required<Pick<ReportChoice, 'lat' | 'lon'>> => ({
  lat: lat.toFixed(6),
  lon: lon.toFixed(6),
})

/** The path of the step that a choice leads to. Members that are undefined are left out. */
export function pathOf(choice: { readonly [N in keyof ReportChoice]?: ReportChoice[N] | undefined }): string {
  const entries = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? pagePaths.reports : `${pagePaths.reports}?${new URLSearchParams(entries)}`
}

/** The choice of another place, after which duplicates are looked for again. */
export const withPlace = ({ step: _, other: __, compare: ___, ...choice }: ReportChoice, at: Geo): ReportChoice => ({
  ...choice,
  ...placeIn(at),
})

/** The choice of another category. */
export const withCategory = (
  { step: _, other: __, safe: ___, asset: ____, compare: _____, ...choice }: ReportChoice,
  category: string,
): ReportChoice => ({ ...choice, category })
