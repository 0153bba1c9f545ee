/** The words for a member of a schema: its label in a form, and what it means. */
export type FieldWords = { title: string; description?: string }

/** The words for one schema. Paths are those of `wordPath`. */
export type SchemaWords = {
  /** A few words, as an editor calls it. */
  title: string
  description: string
  /** What an editor may type to find a block or an action. */
  synonyms?: readonly string[]
  properties?: Readonly<Record<string, FieldWords>>
  /** The words for each allowed value, by the path of the member. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The words about one issue code: what is wrong in a few words, what it means, what it does to visitors, how to correct it. */
export type IssueWords = { title: string; description: string; why: string; fix: string }

/** All words of the contract in one language. Names between backticks are code. */
export type LanguageWords = {
  /** By the path of the schema in `schemas/` without its extension: `blocks/poll`. */
  schemas: Readonly<Record<string, SchemaWords>>
  /** By code. */
  issues: Readonly<Record<string, IssueWords>>
  /** Titles of valid examples, by the name of their file. */
  examples: Readonly<Record<string, string>>
  /** Titles of the sample pages, by name. */
  pages: Readonly<Record<string, string>>
  /** Parts of the messages of issues, by key. */
  sentences: Readonly<Record<string, string>>
  /** What is wrong with a value in one to three words, by kind of fault. */
  briefs: Readonly<Record<string, string>>
}
