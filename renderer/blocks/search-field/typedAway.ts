/** How long another page may take to come, in milliseconds. */
const patience = 15_000

let away: { words: string; at: number } | undefined

/** Keeps what is being typed while a search leads to another page, whose field goes on with it. */
export function keepTyped(words: string | undefined): void {
  away = words === undefined ? undefined : { words, at: performance.now() }
}

/** What was being typed when this page was asked for; told once. */
export function takeTyped(): string | undefined {
  const taken = away
  away = undefined
  return taken && performance.now() - taken.at < patience ? taken.words : undefined
}
