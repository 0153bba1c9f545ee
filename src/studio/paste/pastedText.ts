/** A text that waits for the workbench, which is another page and loads later. */
let pasted: string | undefined

/** Keeps a text for the workbench, in place of one that it has not taken. */
export function keepPasted(text: string): void {
  pasted = text
}

/** Takes the kept text; undefined when there is none. */
export function takePasted(): string | undefined {
  const text = pasted
  pasted = undefined
  return text
}
