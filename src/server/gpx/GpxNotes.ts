import type { GpxNote } from './Gpx'

const positions = (count: number): string => (count === 1 ? 'One position is' : `${count} positions are`)

/** What the reader does about each kind of fault. */
const messages = {
  encoding: () => 'The text is not in the encoding that the file declares; it is read as windows-1252.',
  unknownEncoding: () => 'The file declares an unknown encoding; it is read as UTF-8.',
  ampersand: (count: number) => `${count === 1 ? 'A bare "&" is' : `${count} bare "&" are`} read as "&amp;".`,
  comma: (count: number) =>
    `${count === 1 ? 'One number has' : `${count} numbers have`} a decimal comma, which is read as a point.`,
  unreadable: (count: number) => `${positions(count)} left out, because lat or lon is no number in its range.`,
  noFix: (count: number) => `${positions(count)} left out at 0, 0, which devices record without reception.`,
  stray: (count: number) => `${positions(count)} left out, more than 10 km away from the rest.`,
  single: (count: number) =>
    `${count === 1 ? 'One part of the track is' : `${count} parts of the track are`} left out, because a line needs two positions.`,
  noHeight: (count: number) =>
    `${count === 1 ? 'One elevation of 0 m counts' : `${count} elevations of 0 m count`} as missing, because those beside differ too much.`,
} satisfies Record<string, (count: number) => string>

export type GpxFault = keyof typeof messages

/** Collects the faults of a file and tells each kind once. */
export class GpxNotes {
  readonly #faults = new Map<GpxFault, { first: number; last: number; count: number }>()

  /** `line` is 1-based. */
  add(fault: GpxFault, line: number): void {
    const { first = line, last = line, count = 0 } = this.#faults.get(fault) ?? {}
    this.#faults.set(fault, { first: Math.min(first, line), last: Math.max(last, line), count: count + 1 })
  }

  count(fault: GpxFault): number {
    return this.#faults.get(fault)?.count ?? 0
  }

  list(): GpxNote[] {
    return [...this.#faults]
      .map(([fault, { first, last, count }]) => {
        const message = messages[fault](count)
        return { line: first, message: first === last ? message : `${message} The last is in line ${last}.` }
      })
      .sort((one, other) => one.line - other.line)
  }
}
