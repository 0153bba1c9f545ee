/** Some bytes of a buffer. */
export type Range = { bytes: Buffer; from: number; to: number }
