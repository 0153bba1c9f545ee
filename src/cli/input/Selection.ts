import type { Input, Problem } from './Input'

/**
 * What a run is about: every input once, by name in order; what names nothing; what was left out although it was named, as
 * sentences; and the folders in which something could change.
 */
export type Selection = { inputs: Input[]; problems: Problem[]; notes: string[]; folders: string[] }
