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
}

/** Stops on a page of the list. */
export const pageSize = 24

export const modeIn = (text: string | null | undefined): TransitMode => (text === 'train' ? 'train' : 'bus')

export function readStopAddress(search: string): StopAddress {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  return {
    mode: modeIn(params.get('mode')),
    stopName: params.get('stopName')?.trim().slice(0, 200) || undefined,
    position: positionIn(params.get('lat') ?? '', params.get('lon') ?? ''),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

const degrees = /^-?\d{1,3}(\.\d{1,12})?$/

function positionIn(latitude: string, longitude: string): Geo | undefined {
  if (!degrees.test(latitude) || !degrees.test(longitude)) return undefined
  const [lat, lon] = [Number(latitude), Number(longitude)]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}

/** Rounds degrees to about a hundred metres, so that an address that is shared does not say where a visitor lives. */
export const roundDegrees = (value: number): string => value.toFixed(3)
