/** One thing that keeps a town from being loaded. `file` is relative to the folder of towns, `pointer` is RFC 6901. */
export type TownProblem = { file: string; pointer: string; reason: string }

/** Names every problem of every town, one a line. */
export class InvalidTowns extends Error {
  readonly problems: readonly TownProblem[]

  constructor(problems: readonly TownProblem[]) {
    const lines = problems.map(({ file, pointer, reason }) => `  ${file} ${pointer || '(whole file)'}: ${reason}`)
    const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`
    super(`${count} in the demonstration towns; nothing was written.\n${lines.join('\n')}`)
    this.name = 'BrokenTowns'
    this.problems = problems
  }
}
