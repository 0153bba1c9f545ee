/** Bounds of what is sent between a portal and the back end of its town. */
export const callLimits = {
  /** Time of an answer, and of all answers for one page, in milliseconds. */
  answerMs: 8000,
  /** Size of an answer in bytes, both on the wire and decompressed. */
  answerBytes: 8 * 1024 * 1024,
  /** Size in bytes of a body that is forwarded to the back end. */
  forwardedBytes: 16 * 1024 * 1024,
} as const
