/**
 * A regular expression as a graph of states. A `one` takes a character and goes on; all others take none. Undefined in
 * place of a state means that the whole was found.
 */
export type State =
  | { kind: 'one'; test(character: string): boolean; next: Next }
  | { kind: 'either'; ways: readonly Next[] }
  | { kind: 'at'; test(text: readonly string[], index: number): boolean; next: Next }
  /** What follows is looked at from here, and taken by nobody. */
  | { kind: 'look'; start: Next; wanted: boolean; next: Next }

export type Next = State | undefined
