export type StreetTable = {
  portal: string
  position: number
  name: string
  zip: string
  locality: string
  last: number
  lat: number
  lon: number
  zone: string | null
  /** Name, postal code and locality, see `normalizeForSearch`. */
  search: string
}

export type AddressTables = {
  street: StreetTable
}
