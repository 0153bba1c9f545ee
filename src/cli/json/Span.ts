/** A part of a text, in UTF-16 units. */
export type Span = { offset: number; length: number }
