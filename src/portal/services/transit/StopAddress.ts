import type { Geo } from '../../../../schemas/engine'

export type TransitMode = 'bus' | 'train'

/** The parsed address of the list of stops. Invalid values count as missing. */
export type StopAddress = {
  mode: TransitMode
  stopName: string | undefined
  /** A position from which distances are counted. */
  position: Geo | undefined
  /** From 1. */
  page: number
  /** Whether a map shows the stops. */
  isMap: boolean
}

/** Stops on a page of the list, and on a map. */
export const pageSize = 24
export const mapSize = 500

export const modeIn = (text: string | null | undefined): TransitMode => (text === 'train' ? 'train' : 'bus')

export function readStopAddress(search: string): StopAddress {
  const params = new URLSearchParams(search)
  return {
    mode: modeIn(params.get('mode')),
    stopName: params.get('stopName')?.trim().slice(0, 200) || undefined,
    position: positionIn(params.get('lat') ?? '', params.get('lon') ?? ''),
    page: pageIn(params, 1000),
    isMap: params.get('vue') === 'carte',
  }
}

function pageIn(params: URLSearchParams, last: number): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= last ? page : 1
}

/** The parsed address of the departures of a stop. Invalid values count as missing. */
export type BoardAddress = {
  /** The wall-clock time from which departures are shown, `YYYY-MM-DDTHH:MM`; undefined for now. */
  at: string | undefined
  /** From 1. */
  page: number
}

/** The last page that the calls have. */
export const lastPage = 20

export function readBoardAddress(search: string): BoardAddress {
  const params = new URLSearchParams(search)
  const at = params.get('at') ?? ''
  // A browser may add seconds.
  const [minute = ''] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(at) ?? []
  const isTime = new Date(`${minute}Z`).toJSON()?.startsWith(minute) === true
  return { at: minute !== '' && isTime ? minute : undefined, page: pageIn(params, lastPage) }
}

/** A wall-clock time so many hours before another. */
export const hoursBefore = (at: string, hours: number): string =>
  new Date(Date.parse(`${at}Z`) - hours * 3_600_000).toISOString().slice(0, 16)

const degrees = /^-?\d{1,3}(\.\d{1,12})?$/

function positionIn(latitude: string, longitude: string): Geo | undefined {
  if (!degrees.test(latitude) || !degrees.test(longitude)) return undefined
  const [lat, lon] = [Number(latitude), Number(longitude)]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}

/** Rounds degrees to about a hundred metres, so that an address that is shared does not say where a visitor lives. */
export const roundDegrees = (value: number): string => value.toFixed(3)
