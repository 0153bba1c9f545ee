import type { Paint } from './createPaint'

/** What people see an answer with: its styles, and the cells a line may take. */
export type Look = { paint: Paint; columns: number }
