/** One way to render a page from its JSON text. Every method ends with the page laid out. */
export type Contender = {
  /** Renders the page into an empty element. */
  mount(root: HTMLElement, text: string): void
  /** Renders the page again from a new text. */
  update(text: string): void
  unmount(): void
}
