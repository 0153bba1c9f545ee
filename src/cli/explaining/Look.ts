import type { Paint } from '../printing/createPaint'

/** How an answer is drawn: at most `columns` wide. */
export type Look = { columns: number; paint: Paint }
