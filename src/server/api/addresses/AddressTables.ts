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
}

export type AddressTables = {
  street: StreetTable
}

declare module '../../db/Tables' {
  interface Tables extends AddressTables {}
}
