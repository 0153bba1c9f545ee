import type { Shape } from './Source'

/** What the ending of a file's name says of its content; undefined when it says nothing. */
export function shapeOf(name: string): Shape | undefined {
  if (/\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(name)) return 'ndjson'
  return /\.json(?:\.gz)?$/i.test(name) ? 'json' : undefined
}
