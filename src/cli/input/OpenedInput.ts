/** Whether an input is one document, or one on each line. */
export type InputFormat = 'json' | 'ndjson'

/** An opened input. The caller uses either `whole` or `chunks`, once, and then calls `close`. */
export type OpenedInput = {
  /** Undefined when only the content shows it. */
  shape: InputFormat | undefined
  /** All bytes, valid until the next input is read; undefined for a stream. */
  whole?: () => Buffer
  /** The bytes in chunks, each valid until the next is read. */
  chunks(): AsyncIterable<Buffer>
  close(): void
}

/** The format by the extension of a file name; undefined for other extensions. */
export function formatOfName(name: string): InputFormat | undefined {
  if (/\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(name)) return 'ndjson'
  return /\.json(?:\.gz)?$/i.test(name) ? 'json' : undefined
}

/** Formats milliseconds as seconds in words. */
export function formatSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10
  return `${seconds} second${seconds === 1 ? '' : 's'}`
}
