import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Gpx, GpxPoint, GpxTrack, GpxWaypoint } from './Gpx'
import { GpxError } from './GpxError'
import type { GpxFault, GpxNotes } from './GpxNotes'
import { removeMissingHeights, removeStrays } from './repairTracks'

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

/**
 * Streaming parser of GPX 1.0 and 1.1. Throws GpxError for a file that is broken, hostile or too large, and for a waypoint without
 * a position, because the steps of a walk count the waypoints. Mends what else is wrong, and notes it.
 */
export class GpxReader {
  readonly #parser = new SaxesParser({ position: true, xmlns: false })
  readonly #tracks: GpxTrack[] = []
  readonly #routes: GpxTrack[] = []
  readonly #waypoints: GpxWaypoint[] = []
  /** Names of the open elements, outermost first. */
  readonly #open: string[] = []
  #track: GpxTrack | undefined
  #point: (GpxPoint & { name?: string }) | undefined
  /** Positions between the current position of a route and the next one, which programs write as an extension. */
  #shape: GpxPoint[] = []
  #text = ''
  #points = 0
  readonly #notes: GpxNotes
  /** The 1-based line of each position. */
  readonly #lines = new WeakMap<GpxPoint, number>()

  constructor(notes: GpxNotes) {
    this.#notes = notes
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
    const tracks = this.#mended(this.#tracks)
    const lines = tracks.length > 0 ? tracks : this.#mended(this.#routes)
    if (lines.length === 0 && this.#waypoints.length === 0) throw this.#missingLine()
    return { tracks: lines, waypoints: this.#waypoints, notes: this.#notes.list() }
  }

  /** Returns the tracks that have a line. */
  #mended(tracks: readonly GpxTrack[]): GpxTrack[] {
    removeStrays(tracks, (point) => this.#note('stray', point))
    removeMissingHeights(tracks, (point) => this.#note('noHeight', point))
    for (const [only, second] of tracks.flatMap(({ segments }) => segments))
      if (only && !second) this.#note('single', only)
    return tracks.filter(({ segments }) => segments.some((segment) => segment.length > 1))
  }

  #note(fault: GpxFault, point?: GpxPoint): void {
    this.#notes.add(fault, (point && this.#lines.get(point)) ?? this.#parser.line)
  }

  /** Returns the error of a file without a line. */
  #missingLine(): GpxError {
    const single = [...this.#tracks, ...this.#routes].flatMap(({ segments }) => segments.flat())[0]
    const line = single && this.#lines.get(single)
    if (line !== undefined)
      return new GpxError('missing-property', 'The track has one position only, and a line needs two.', { line })
    const reason = this.#points > 0 ? 'None of its positions is usable' : 'The file has no track, route or waypoint'
    const [note] = this.#notes.list()
    return this.#points > 0 && note
      ? new GpxError('missing-property', `${reason}: ${note.message}`, { line: note.line })
      : new GpxError('missing-property', `${reason}.`)
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
    else if (element === 'rpt' && this.#isBelow('rte', 'rtept', 'extensions')) {
      const point = this.#pointOf(attributes)
      if (point) this.#shape.push(point)
    }
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
      const elevation = this.#toNumber(text)
      if (elevation >= minElevation && elevation <= maxElevation) point.elevation = elevation
    } else if (this.#isAt('wpt', 'name') && point) point.name = text
    else if ((this.#isAt('trk', 'name') || this.#isAt('rte', 'name')) && this.#track) this.#track.name = text
    else if (this.#isAt('wpt')) this.#endWaypoint()
    else if (this.#isAt('trk', 'trkseg', 'trkpt') || this.#isAt('rte', 'rtept'))
      this.#endPoint(this.#track?.segments.at(-1))
    this.#open.pop()
    this.#text = ''
  }

  #endWaypoint(): void {
    const line = this.#point && this.#lines.get(this.#point)
    if (this.#point && line !== undefined) this.#waypoints.push({ ...this.#point, line })
    this.#point = undefined
  }

  /** Adds the current position, unless it was left out, and the shape of the route after it. */
  #endPoint(list: GpxPoint[] | undefined): void {
    const points = this.#point ? [this.#point, ...this.#shape] : this.#shape
    list?.push(...points)
    this.#point = undefined
    this.#shape = []
  }

  #pointOf(attributes: Readonly<Record<string, string>>): GpxPoint | undefined {
    this.#points += 1
    if (this.#points > gpxLimits.points)
      throw this.#error('too-large', `The file has more than ${gpxLimits.points} positions.`)
    const { line } = this.#parser
    const lat = this.#toNumber(attributes.lat)
    const lon = this.#toNumber(attributes.lon)
    const isPosition = Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    if (isPosition && (lat !== 0 || lon !== 0)) {
      const point = { lat, lon }
      this.#lines.set(point, line)
      return point
    }
    const place = `lat="${attributes.lat ?? ''}" lon="${attributes.lon ?? ''}"`.slice(0, 80)
    if (this.#isAt('wpt')) throw this.#error('wrong-type', `A waypoint has no usable position: ${place}.`)
    this.#note(isPosition ? 'noFix' : 'unreadable')
    return undefined
  }

  /** Parses a number, which may have a decimal comma. Unlike `Number`, returns NaN for an empty string. */
  #toNumber(text: string | undefined): number {
    const trimmed = text?.trim() ?? ''
    if (trimmed === '') return Number.NaN
    if (!/^[-+]?\d+,\d+$/.test(trimmed)) return Number(trimmed)
    this.#note('comma')
    return Number(trimmed.replace(',', '.'))
  }

  /** Whether the innermost open element is at this path below the root. */
  #isAt(...path: string[]): boolean {
    return this.#open.length === path.length + 1 && path.every((name, index) => this.#open[index + 1] === name)
  }

  /** Whether the innermost open element is somewhere below this path. */
  #isBelow(...path: string[]): boolean {
    return this.#open.length > path.length + 1 && path.every((name, index) => this.#open[index + 1] === name)
  }

  #error(code: GpxError['issue']['code'], message: string): GpxError {
    const { line, column } = this.#parser
    return new GpxError(code, message, { line, column: column + 1 })
  }
}
