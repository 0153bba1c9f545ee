/** What the lint rules must know of the world around a document. */
export type LintContext = {
  /** Language of the document's texts: `fr`, `de`, `en`, `nl`. */
  locale: string
  /** The moment "past" is measured from, and the zone the town's clocks show. */
  now: Date
  timeZone: string
  /** The portal's surroundings: a circle round the town, its radius in metres. Without it no pin is far away. */
  surroundings?: { lat: number; lon: number; radius: number }
}
