import type { DefectStatus, Geo } from '../../../../../schemas/engine'

/** The statuses of reports, in the order in which a report has them. */
export const statuses: readonly DefectStatus[] = ['received', 'in-progress', 'done', 'refused']

/** Which reports a list shows: those of a status, those that the town still works on, or all. */
export type StatusFilter = DefectStatus | 'open' | 'all'

export type ReportSort = 'newest' | 'nearest'

/** The parsed address of the list of reports. Invalid values count as missing. */
export type ListAddress = {
  status: StatusFilter
  category: string | undefined
  /** An address from which distances are counted. */
  near: string | undefined
  /** A position from which distances are counted, unless there is an address. */
  position: Geo | undefined
  sort: ReportSort
  /** From 1. */
  page: number
}

/** Reports on a page of the list. */
export const pageSize = 20

const uid = /^[A-Za-z0-9][\w-]{0,79}$/

const filters: readonly StatusFilter[] = [...statuses, 'open', 'all']
const sorts: readonly ReportSort[] = ['newest', 'nearest']

export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search)
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const near = text('near').slice(0, 200) || undefined
  const position = near === undefined ? positionIn(text('lat'), text('lon')) : undefined
  const page = Number(text('page'))
  return {
    status: filters.find((each) => each === text('status')) ?? 'open',
    category: uid.test(text('category')) ? text('category') : undefined,
    near,
    position,
    // Who names a position looks for what is near.
    sort: sorts.find((each) => each === text('sort')) ?? (near || position ? 'nearest' : 'newest'),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

function positionIn(latitude: string, longitude: string): Geo | undefined {
  const degrees = /^-?\d{1,3}(\.\d{1,12})?$/
  if (!degrees.test(latitude) || !degrees.test(longitude)) return undefined
  const [lat, lon] = [Number(latitude), Number(longitude)]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}

/** Rounds degrees to about a hundred metres, so that an address that is shared does not say where a visitor lives. */
export const roundDegrees = (degrees: number): string => degrees.toFixed(3)

/** Whether the address shows other reports than the list without parameters. */
export const isFiltered = ({ status, category }: ListAddress): boolean => status !== 'open' || category !== undefined
