/** One way to draw a page of cells from its JSON text. Every method ends with the page laid out. */
export type Contender = {
  /** Draws the text into an empty element. */
  mount(root: HTMLElement, text: string): void
  /** The whole page arrives again. */
  update(text: string): void
  unmount(): void
}
