import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Gpx, GpxPoint, GpxTrack, GpxWaypoint } from './Gpx'
import { GpxFault } from './GpxFault'

/** What a file may hold at most, so that none takes the memory or the time of a server. */
export const gpxLimits = {
  bytes: 10_000_000,
  /** Positions of tracks, routes and waypoints together. */
  points: 100_000,
  /** Elements inside each other. */
  depth: 32,
  /** Characters of one text that is kept. */
  text: 2000,
}

/** Elevations outside are errors of the recording, in metres. */
const [lowest, highest] = [-500, 9000]

/** The name of an element without its prefix: files declare their namespaces in many ways, or not at all. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads a GPX file, 1.0 or 1.1, piece by piece. Throws GpxFault for one that is broken, hostile or too large. */
export class GpxReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false })
  readonly #tracks: GpxTrack[] = []
  readonly #routes: GpxTrack[] = []
  readonly #waypoints: GpxWaypoint[] = []
  /** Names of the open elements, the outermost first. */
  readonly #open: string[] = []
  #track: GpxTrack | undefined
  #point: GpxWaypoint | undefined
  #text = ''
  #points = 0
  #skipped = 0

  constructor() {
    const parser = this.#parser
    parser.on('doctype', () => {
      throw this.#fault('wrong-format', 'The file declares a document type, which GPX files do not.')
    })
    parser.on('error', ({ message }) => {
      const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
      // Names written with entities of HTML stay as they are written.
      if (reason === 'undefined entity') return
      throw this.#fault('wrong-format', `The file is not well-formed XML: ${reason}.`)
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
      throw new GpxFault('missing-property', 'The file holds no position: no track, no route and no waypoint.')
    return { tracks: lines, waypoints: this.#waypoints, skipped: this.#skipped }
  }

  #openTag({ name, attributes }: SaxesTagPlain): void {
    const element = localName(name)
    if (this.#open.length === 0 && element !== 'gpx')
      throw this.#fault('wrong-type', `The file is no GPX file: it begins with the element "${element.slice(0, 40)}".`)
    this.#open.push(element)
    if (this.#open.length > gpxLimits.depth)
      throw this.#fault('too-deep', `The file has more than ${gpxLimits.depth} elements inside each other.`)
    this.#text = ''
    if (this.#isAt('trk')) this.#tracks.push(this.#begin([]))
    else if (this.#isAt('rte')) this.#routes.push(this.#begin([[]]))
    else if (this.#isAt('trk', 'trkseg')) this.#track?.segments.push([])
    else if (this.#isAt('wpt') || this.#isAt('trk', 'trkseg', 'trkpt') || this.#isAt('rte', 'rtept'))
      this.#point = this.#pointOf(attributes)
  }

  #begin(segments: GpxPoint[][]): GpxTrack {
    this.#track = { segments }
    return this.#track
  }

  #closeTag(): void {
    const element = this.#open.at(-1)
    const text = this.#text.trim()
    const point = this.#point
    if (element === 'ele' && point) {
      const elevation = text === '' ? Number.NaN : Number(text)
      if (elevation >= lowest && elevation <= highest) point.elevation = elevation
    } else if (this.#isAt('wpt', 'name') && point) point.name = text
    else if ((this.#isAt('trk', 'name') || this.#isAt('rte', 'name')) && this.#track) this.#track.name = text
    else if (this.#isAt('wpt')) this.#keep(this.#waypoints)
    else if (this.#isAt('trk', 'trkseg', 'trkpt') || this.#isAt('rte', 'rtept'))
      this.#keep(this.#track?.segments.at(-1))
    this.#open.pop()
    this.#text = ''
  }

  /** Adds the position that ends here, if it is one. */
  #keep(list: GpxPoint[] | undefined): void {
    if (this.#point) list?.push(this.#point)
    this.#point = undefined
  }

  #pointOf(attributes: Readonly<Record<string, string>>): GpxPoint | undefined {
    this.#points += 1
    if (this.#points > gpxLimits.points)
      throw this.#fault('too-large', `The file has more than ${gpxLimits.points} positions.`)
    const [lat, lon] = [toNumber(attributes.lat), toNumber(attributes.lon)]
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon }
    this.#skipped += 1
    return undefined
  }

  /** Whether the innermost open element is at this path below the root. */
  #isAt(...path: string[]): boolean {
    return this.#open.length === path.length + 1 && path.every((name, index) => this.#open[index + 1] === name)
  }

  #fault(code: GpxFault['issue']['code'], message: string): GpxFault {
    const { line, column } = this.#parser
    return new GpxFault(code, message, { line, column: column + 1 })
  }
}

/** The number that a text is; not a number for none, where `Number` would give 0. */
const toNumber = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN)

const hasLine = ({ segments }: GpxTrack): boolean => segments.some((segment) => segment.length > 1)
