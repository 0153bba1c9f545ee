/** A list that has a name of its own: rows of it, and what they mean. */
export type NamedList = { names: readonly string[]; note(): string; rows(): string[][] }
