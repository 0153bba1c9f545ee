/** What is drawn of one rich text. */
export const htmlLimits = {
  /** Characters taken; what follows is cut. */
  length: 200_000,
  /** Elements and texts taken. */
  nodes: 20_000,
  /** Levels of elements kept; deeper ones leave their text behind. */
  depth: 32,
}
