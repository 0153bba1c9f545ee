/** The format of an input: one JSON value, or one on each line. */
export type InputFormat = 'json' | 'ndjson'

/** An opened input. The caller uses either `whole` or `chunks`, once, and then calls `close`. */
export type OpenedInput = {
  /** Undefined when it has to be detected from the content. */
  format: InputFormat | undefined
  /** All bytes, valid until the next input is read; undefined for a stream. */
  whole?: () => Buffer
  /** The bytes in chunks, each valid until the next is read. */
  chunks(): AsyncIterable<Buffer>
  close(): void
}

/** Returns the format of a file name by its extension; undefined for other extensions. */
export function formatOfName(name: string): InputFormat | undefined {
  if (/\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(name)) return 'ndjson'
  return /\.json(?:\.gz)?$/i.test(name) ? 'json' : undefined
}

/** Formats a duration in seconds: `2.5 seconds`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10
  return `${seconds} second${seconds === 1 ? '' : 's'}`
}
