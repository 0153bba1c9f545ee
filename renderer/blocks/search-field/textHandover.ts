/** Maximum age of a handed-over text, in milliseconds. */
const maxAgeMs = 15_000

let handover: { words: string; at: number } | undefined

/** Keeps the typed text while a search navigates to another page, whose search field takes it over. */
export function handOverText(words: string | undefined): void {
  handover = words === undefined ? undefined : { words, at: performance.now() }
}

/** Returns the text typed before the navigation to this page, on the first call only. */
export function takeHandedOverText(): string | undefined {
  const taken = handover
  handover = undefined
  return taken && performance.now() - taken.at < maxAgeMs ? taken.words : undefined
}
