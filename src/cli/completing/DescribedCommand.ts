/** What may stand after an option, or as an argument: these words, or whatever the shell knows, such as files. */
export type Words = readonly string[]

export type DescribedOption = {
  /** As typed: `--format`, `-h`. */
  names: readonly string[]
  description: string
  takesValue: boolean
  words: Words
}

/** A command as a shell needs to know it. */
export type DescribedCommand = {
  name: string
  summary: string
  options: readonly DescribedOption[]
  words: Words
}
