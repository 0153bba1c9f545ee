/** Moves the focus to a block that has just appeared: to what can be pressed in it, else to the block itself. */
export function focusFirst(block: Element | undefined): void {
  if (!block) return
  const target = block.querySelector('a[href], button, input, summary') ?? block
  if (!(target instanceof HTMLElement)) return
  if (target === block) target.tabIndex = -1
  target.focus()
}
