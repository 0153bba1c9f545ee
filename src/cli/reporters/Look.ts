import type { Paint } from '../printing/createPaint'

/** What people see a report with. */
export type Look = { paint: Paint; columns: number }
