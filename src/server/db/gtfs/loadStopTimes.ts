import { countedRows, type Import, type Numbers } from './Import'
import { secondOf, textOf, wholeOf } from './values'

const stopTimeFile = {
  name: 'stop_times.txt',
  required: ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'],
  optional: ['stop_headsign', 'pickup_type', 'drop_off_type'],
} as const

type Known = { trips: Numbers; stops: Numbers }

/** Loads when rides stop where, and returns the latest time. Times between known ones are added by `finishFeed`. */
export async function loadStopTimes(load: Import, { trips, stops }: Known): Promise<number> {
  const rows = load.target.openRows('transit_stop_time', [
    ...['feed', 'trip', 'seq', 'stop', 'arrives', 'departs', 'headsign', 'boards', 'alights'],
  ])
  let last = 0
  for await (const row of countedRows(load, stopTimeFile)) {
    const [trip, stop, seq] = [trips.of(row.trip_id), stops.of(row.stop_id), wholeOf(row.stop_sequence)]
    const [arrives, departs] = [row.arrival_time || row.departure_time, row.departure_time || row.arrival_time]
    const [from, to] = [secondOf(arrives), secondOf(departs)]
    const isTimed = arrives !== ''
    const leaveOut = (why: string) =>
      load.summary.leaveOut(stopTimeFile.name, why, `${row.trip_id} ${row.stop_sequence}`)
    if (trip === undefined) leaveOut('a time of an unknown ride')
    else if (stop === undefined) leaveOut('a time at an unknown stop')
    else if (seq === undefined) leaveOut('a time without its place in the ride')
    else if (isTimed && (from === undefined || to === undefined || to < from)) leaveOut('a time that does not exist')
    else {
      last = Math.max(last, to ?? 0)
      const headsign = textOf(row.stop_headsign) || null
      const isOpen = [row.pickup_type !== '1', row.drop_off_type !== '1']
      await rows.write([load.feed, trip, seq, stop, from ?? null, to ?? null, headsign, ...isOpen])
    }
  }
  await rows.end()
  return last
}
