import type { Area, Tracked } from '../Area'
import { eraseReadings } from './eraseReadings'
import { listMeterKinds, listReadings, stopReadingReminder } from './handlers'
import type { ReadingTables } from './ReadingTables'
import { reminderJob } from './reminders'

/** The histories of meter readings. The readings themselves are forms, which a town may take without this service. */
export const readings = {
  service: 'readings',
  handlers: { listMeterKinds, listReadings, stopReadingReminder },
  tables: { meter_kind: 'tracked' } satisfies Tracked<ReadingTables>,
  jobs: (context) => ({ 'reading-reminder': reminderJob(context) }),
  deleteExpired: eraseReadings,
} satisfies Area
