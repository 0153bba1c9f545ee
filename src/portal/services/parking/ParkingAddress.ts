import { type LicencePlate, type PlateProblem, readPlate } from '../../../../schemas/inputs/licencePlate'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { parkingSignInPath, parkingSignOutPath } from '../../../../schemas/routes/parkingPaths'

/** Paths of the pages below that of parking. */
export const parkingPaths = {
  zones: `${pagePaths.parking}/zones`,
  start: `${pagePaths.parking}/commencer`,
  plates: `${pagePaths.parking}/plaques`,
  history: `${pagePaths.parking}/historique`,
  session: `${pagePaths.parking}/session/:uid`,
} as const

export const sessionPath = (uid: string): string => `${pagePaths.parking}/session/${encodeURIComponent(uid)}`

/** Value of `minutes` for a session that runs until it is stopped, and of `plate` for a plate that is typed. */
export const [untilStopped, typedPlate] = ['arret', 'autre']

/** What the address of the start adds after a start that failed. */
export const failedStart = 'erreur=depart'

/** What the address of the start names: what is parked where, and for how long. */
export type ParkingAddress = {
  zone?: string
  /** A plate of the visitor with its country, as `B 1ABC234`, or `typedPlate`. */
  plate?: string
  /** The plate as it was typed, and its country. */
  other?: string
  country?: string
  minutes?: string
}

const names = ['zone', 'plate', 'other', 'country', 'minutes'] as const

export function readAddress(search: string | URLSearchParams): ParkingAddress {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)?.slice(0, 60).trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** The address of the start with what was chosen, for members that are not empty. */
export function startPath(address: ParkingAddress): string {
  const chosen = names.flatMap((name) => (address[name] ? [[name, address[name]]] : []))
  return chosen.length === 0 ? parkingPaths.start : `${parkingPaths.start}?${new URLSearchParams(chosen)}`
}

/** The plate that an address names; undefined when it names none. */
export function plateOf({ plate, other = '', country = 'B' }: ParkingAddress): Plate | PlateProblem | undefined {
  if (plate === undefined) return other === '' ? undefined : withCountry(other, country)
  if (plate === typedPlate) return withCountry(other, country)
  const [sign = '', kept = ''] = plate.split(' ')
  return withCountry(kept, sign)
}

export type Plate = LicencePlate & { country: string }

function withCountry(text: string, country: string): Plate | PlateProblem {
  const read = readPlate(text, country)
  return typeof read === 'string' ? read : { ...read, country }
}

/** The minutes that an address names; null until stopped, undefined when it names none. */
export function minutesOf({ minutes }: ParkingAddress): number | null | undefined {
  if (minutes === untilStopped) return null
  const read = Number(minutes)
  return Number.isInteger(read) && read >= 1 && read <= 1440 ? read : undefined
}

/** The address that begins the sign-in of the parking service and resumes a page. */
export const signInHref = (card: string, resumes: string): string =>
  `/${encodeURIComponent(card)}${parkingSignInPath}?${new URLSearchParams({ widget: resumes })}`

export const signOutHref = (card: string): string => `/${encodeURIComponent(card)}${parkingSignOutPath}`
