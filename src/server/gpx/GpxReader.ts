import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Gpx, GpxPoint, GpxTrack, GpxWaypoint } from './Gpx'
import { GpxError } from './GpxError'

/** Limits of a file, which protect the memory and time of the server. */
export const gpxLimits = {
  bytes: 10_000_000,
  /** Positions in tracks, routes and waypoints together. */
  points: 100_000,
  /** Nested elements. */
  depth: 32,
  /** Stored characters of one text. */
  text: 2000,
}

/** Elevations outside this range are errors of the recording, in metres. */
const minElevation = -500
const maxElevation = 9000

/** Returns the name of an element without its prefix, because files declare namespaces in many ways or not at all. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Streaming parser of GPX 1.0 and 1.1. Throws GpxError for a file that is broken, hostile or too large. */
export class GpxReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false })
  readonly #tracks: GpxTrack[] = []
  readonly #routes: GpxTrack[] = []
  readonly #waypoints: GpxWaypoint[] = []
  /** Names of the open elements, outermost first. */
  readonly #open: string[] = []
  #track: GpxTrack | undefined
  #point: GpxWaypoint | undefined
  #text = ''
  #points = 0
  #skipped = 0

  constructor() {
    const parser = this.#parser
    parser.on('doctype', () => {
      throw this.#error('wrong-format', 'The file declares a document type, which GPX does not allow.')
    })
    parser.on('error', ({ message }) => {
      const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
      // Leaves undefined entities, such as those of HTML, as they are.
      if (reason === 'undefined entity') return
      throw this.#error('wrong-format', `The file is not well-formed XML: ${reason}.`)
    })
    parser.on('opentag', (tag) => this.#openTag(tag))
    parser.on('closetag', () => this.#closeTag())
    const addText = (text: string) => {
      if (this.#text.length < gpxLimits.text) this.#text += text.slice(0, gpxLimits.text)
    }
    parser.on('text', addText)
    parser.on('cdata', addText)
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  close(): Gpx {
    this.#parser.close()
    const tracks = this.#tracks.filter(hasLine)
    const lines = tracks.length > 0 ? tracks : this.#routes.filter(hasLine)
    if (lines.length === 0 && this.#waypoints.length === 0)
      throw new GpxError('missing-property', 'The file has no track, route or waypoint.')
    return { tracks: lines, waypoints: this.#waypoints, skipped: this.#skipped }
  }

  #openTag({ name, attributes }: SaxesTagPlain): void {
    const element = localName(name)
    if (this.#open.length === 0 && element !== 'gpx')
      throw this.#error('wrong-type', `The file is not a GPX file: its root element is "${element.slice(0, 40)}".`)
    this.#open.push(element)
    if (this.#open.length > gpxLimits.depth)
      throw this.#error('too-deep', `The file nests more than ${gpxLimits.depth} elements.`)
    this.#text = ''
    if (this.#isAt('trk')) this.#tracks.push(this.#beginTrack([]))
    else if (this.#isAt('rte')) this.#routes.push(this.#beginTrack([[]]))
    else if (this.#isAt('trk', 'trkseg')) this.#track?.segments.push([])
    else if (this.#isAt('wpt') || this.#isAt('trk', 'trkseg', 'trkpt') || this.#isAt('rte', 'rtept'))
      this.#point = this.#pointOf(attributes)
  }

  #beginTrack(segments: GpxPoint[][]): GpxTrack {
    this.#track = { segments }
    return this.#track
  }

  #closeTag(): void {
    const element = this.#open.at(-1)
    const text = this.#text.trim()
    const point = this.#point
    if (element === 'ele' && point) {
      const elevation = text === '' ? Number.NaN : Number(text)
      if (elevation >= minElevation && elevation <= maxElevation) point.elevation = elevation
    } else if (this.#isAt('wpt', 'name') && point) point.name = text
    else if ((this.#isAt('trk', 'name') || this.#isAt('rte', 'name')) && this.#track) this.#track.name = text
    else if (this.#isAt('wpt')) this.#endPoint(this.#waypoints)
    else if (this.#isAt('trk', 'trkseg', 'trkpt') || this.#isAt('rte', 'rtept'))
      this.#endPoint(this.#track?.segments.at(-1))
    this.#open.pop()
    this.#text = ''
  }

  /** Adds the current position, unless it was skipped. */
  #endPoint(list: GpxPoint[] | undefined): void {
    if (this.#point) list?.push(this.#point)
    this.#point = undefined
  }

  #pointOf(attributes: Readonly<Record<string, string>>): GpxPoint | undefined {
    this.#points += 1
    if (this.#points > gpxLimits.points)
      throw this.#error('too-large', `The file has more than ${gpxLimits.points} positions.`)
    const lat = toNumber(attributes.lat)
    const lon = toNumber(attributes.lon)
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon }
    this.#skipped += 1
    return undefined
  }

  /** Whether the innermost open element is at this path below the root. */
  #isAt(...path: string[]): boolean {
    return this.#open.length === path.length + 1 && path.every((name, index) => this.#open[index + 1] === name)
  }

  #error(code: GpxError['issue']['code'], message: string): GpxError {
    const { line, column } = this.#parser
    return new GpxError(code, message, { line, column: column + 1 })
  }
}

/** Parses a number. Unlike `Number`, returns NaN for an empty string. */
const toNumber = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN)

const hasLine = ({ segments }: GpxTrack): boolean => segments.some((segment) => segment.length > 1)
