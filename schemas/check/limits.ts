/** The most that a page may ask of a program that renders it. */
export const limits = {
  /** Levels of blocks inside blocks, and of actions inside actions. */
  depth: 64,
  /** Blocks of one page. */
  blocks: 20_000,
  /** Actions that follow from one action. */
  actions: 20_000,
}
