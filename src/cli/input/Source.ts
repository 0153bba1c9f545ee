/** How an input holds its documents: one, or one on each line. */
export type Shape = 'json' | 'ndjson'

/** An opened input. Either `whole` or `chunks` is asked for, once; in the end it is closed. */
export type Source = {
  /** Undefined when only the content can tell. */
  shape: Shape | undefined
  /** All bytes; undefined where they come little by little. They are good until the next input is read. */
  whole?: () => Buffer
  /** The bytes piece by piece, each good until the next is asked for. */
  chunks(): AsyncIterable<Buffer>
  close(): void
}
