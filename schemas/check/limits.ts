/** Limits on a page, to bound the work of rendering it. */
export const limits = {
  /** Levels of lists and objects inside each other in any JSON value: more than 64 levels of blocks need. */
  levels: 500,
  /** Levels of blocks inside blocks, and of actions inside actions. */
  depth: 64,
  /** Blocks of one page. */
  blocks: 20_000,
  /** Actions that follow one action. */
  actions: 20_000,
}
