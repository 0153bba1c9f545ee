/** Some bytes of a buffer. */
export type Range = { bytes: Uint8Array; from: number; to: number }
