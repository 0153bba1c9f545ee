import { PbfReader } from 'pbf'
import { dayOf, secondOf } from '../../../db/gtfs/values'
import type { StopUpdate, TransitAlert } from '../TransitTables'

/** What is said of a ride. */
export type TripUpdate = {
  trip: string
  day: string | null
  starts: number | null
  isCancelled: boolean
  stops: StopUpdate[]
}

export type FeedMessage = { madeAt: Date | undefined; updates: TripUpdate[]; alerts: TransitAlert[] }

type Parts = { hasHeader: boolean; seconds: number; updates: TripUpdate[]; alerts: TransitAlert[] }

/** Parses a message of GTFS Realtime, by the numbers of its fields. Throws when the bytes are something else. */
export function readFeedMessage(bytes: Uint8Array): FeedMessage {
  const message: Parts = { hasHeader: false, seconds: 0, updates: [], alerts: [] }
  new PbfReader(bytes).readFields((tag, result, pbf) => {
    if (tag === 1) {
      result.hasHeader = true
      result.seconds = pbf.readMessage(readHeader, { seconds: 0 }).seconds
    } else if (tag === 2) {
      const { isDeleted, update, alert } = pbf.readMessage(readEntity, newEntity())
      if (isDeleted) return
      if (update && update.trip !== '') result.updates.push(update)
      if (alert) result.alerts.push(alert)
    }
  }, message)
  const { hasHeader, seconds, updates, alerts } = message
  if (!hasHeader) throw new Error('The answer is no message of GTFS Realtime.')
  return { madeAt: seconds > 0 ? new Date(seconds * 1000) : undefined, updates, alerts }
}

const readHeader = (tag: number, result: { seconds: number }, pbf: PbfReader): void => {
  if (tag === 3) result.seconds = pbf.readVarint()
}

type Entity = { isDeleted: boolean; update: TripUpdate | undefined; alert: TransitAlert | undefined }

const newEntity = (): Entity => ({ isDeleted: false, update: undefined, alert: undefined })

function readEntity(tag: number, entity: Entity, pbf: PbfReader): void {
  if (tag === 2) entity.isDeleted = pbf.readBoolean()
  else if (tag === 3) entity.update = pbf.readMessage(readUpdate, newUpdate())
  else if (tag === 5) entity.alert = pbf.readMessage(readAlert, newAlert())
}

const newUpdate = (): TripUpdate => ({ trip: '', day: null, starts: null, isCancelled: false, stops: [] })

function readUpdate(tag: number, update: TripUpdate, pbf: PbfReader): void {
  if (tag === 1) pbf.readMessage(readTrip, update)
  else if (tag === 2) update.stops.push(pbf.readMessage(readStop, {}))
}

/** Cancelled, and deleted, which is the same for who waits. */
const cancelled: ReadonlySet<number> = new Set([3, 7])

function readTrip(tag: number, update: TripUpdate, pbf: PbfReader): void {
  if (tag === 1) update.trip = pbf.readString()
  else if (tag === 2) update.starts = secondOf(pbf.readString()) ?? null
  else if (tag === 3) update.day = dayOf(pbf.readString()) ?? null
  else if (tag === 4) update.isCancelled = cancelled.has(pbf.readVarint())
}

function readStop(tag: number, stop: StopUpdate, pbf: PbfReader): void {
  if (tag === 1) stop.seq = pbf.readVarint()
  else if (tag === 2) {
    const { delay, time } = pbf.readMessage<StopEvent>(readEvent, {})
    Object.assign(stop, { ...(delay !== undefined && { arrivalDelay: delay }), ...(time && { arrivalTime: time }) })
  } else if (tag === 3) {
    const { delay, time } = pbf.readMessage<StopEvent>(readEvent, {})
    Object.assign(stop, { ...(delay !== undefined && { departureDelay: delay }), ...(time && { departureTime: time }) })
  } else if (tag === 4) stop.stop = pbf.readString()
  else if (tag === 5) {
    const state = ([undefined, 'skipped', 'unknown'] as const)[pbf.readVarint()]
    if (state) stop.state = state
  }
}

type StopEvent = { delay?: number; time?: number }

function readEvent(tag: number, event: StopEvent, pbf: PbfReader): void {
  if (tag === 1) event.delay = pbf.readVarint(true)
  else if (tag === 2) event.time = pbf.readVarint(true)
}

const newAlert = (): TransitAlert => ({
  ...{ periods: [], routes: [], stops: [], trips: [], title: [], text: [] },
  isGeneral: false,
})

function readAlert(tag: number, alert: TransitAlert, pbf: PbfReader): void {
  if (tag === 1) alert.periods.push(pbf.readMessage(readPeriod, {}))
  else if (tag === 5) {
    const { route, stop, trip, agency } = pbf.readMessage<Selector>(readSelector, {})
    if (stop) alert.stops.push(stop)
    else if (trip) alert.trips.push(trip)
    else if (route) alert.routes.push(route)
    else if (agency) alert.isGeneral = true
  } else if (tag === 10) pbf.readMessage(readTexts, alert.title)
  else if (tag === 11) pbf.readMessage(readTexts, alert.text)
}

function readPeriod(tag: number, period: TransitAlert['periods'][number], pbf: PbfReader): void {
  if (tag === 1) period.from = pbf.readVarint()
  else if (tag === 2) period.until = pbf.readVarint()
}

type Selector = { agency?: string; route?: string; trip?: string; stop?: string }

function readSelector(tag: number, selector: Selector, pbf: PbfReader): void {
  if (tag === 1) selector.agency = pbf.readString()
  else if (tag === 2) selector.route = pbf.readString()
  else if (tag === 4) selector.trip = pbf.readMessage(readTrip, newUpdate()).trip
  else if (tag === 5) selector.stop = pbf.readString()
}

const maxText = 2000

function readTexts(tag: number, texts: TransitAlert['title'], pbf: PbfReader): void {
  if (tag !== 1) return
  const { text, language } = pbf.readMessage<Translation>(readTranslation, { text: '' })
  const shown = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, maxText)
  if (shown !== '') texts.push({ text: shown, ...(language && /^[\w-]{2,35}$/.test(language) && { language }) })
}

type Translation = { text: string; language?: string }

function readTranslation(tag: number, result: Translation, pbf: PbfReader): void {
  if (tag === 1) result.text = pbf.readString()
  else if (tag === 2) result.language = pbf.readString()
}
