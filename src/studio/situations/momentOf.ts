import { exampleClock } from '../settings/clock'
import type { Settings } from '../settings/Settings'
import { fromTownTime } from '../settings/townTime'
import { exampleMoment } from './exampleMoment'

/** A document under the id of its fixture. */
type Drawn = { id: string; document: unknown }

/** The instant at which the clock of a drawing starts; undefined for that of the device. */
export function momentOf(clock: Settings['clock'], documents: readonly Drawn[]): Date | undefined {
  if (clock === '') return undefined
  if (clock !== exampleClock) return fromTownTime(clock)
  for (const { document, id } of documents) {
    const moment = exampleMoment(document, id)
    if (moment) return moment
  }
  return undefined
}
