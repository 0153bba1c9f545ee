import type { Point } from './geometry'

/** Metres per degree of latitude, and per degree of longitude at the equator. */
const latitudeMetres = 111_230
const longitudeMetres = 111_320

/** Converts metres from a town's centre to degrees and back, on a plane: accurate to a metre over ten kilometres. */
export class Projection {
  readonly #lat: number
  readonly #lon: number
  readonly #perLon: number

  constructor(centre: { lat: number; lon: number }) {
    this.#lat = centre.lat
    this.#lon = centre.lon
    this.#perLon = longitudeMetres * Math.cos((centre.lat * Math.PI) / 180)
  }

  /** Returns `[lon, lat]` with six decimals, which is a tenth of a metre. */
  toDegrees = ([x, y]: Point): [lon: number, lat: number] => [
    Number((this.#lon + x / this.#perLon).toFixed(6)),
    Number((this.#lat + y / latitudeMetres).toFixed(6)),
  ]

  toMetres = ({ lat, lon }: { lat: number; lon: number }): Point => [
    (lon - this.#lon) * this.#perLon,
    (lat - this.#lat) * latitudeMetres,
  ]
}
