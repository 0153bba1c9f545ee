const megabyte = 1_000_000

/** Bytes a form takes: in base64 a third more, which stays below the 16 MiB the server reads. */
export const fileLimits = {
  /** One file. */
  each: 8 * megabyte,
  /** All files of one field. */
  total: 11 * megabyte,
  /** A photo before it is cut and made smaller. */
  photo: 25 * megabyte,
} as const
