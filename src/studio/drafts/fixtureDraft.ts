/** A changed JSON text of a fixture, and the last valid JSON, which the preview shows. */
export type FixtureDraft = { text: string; rendered: string }

const prefix = 'beffroi.studio.draft.'
const keyOf = (fixtureId: string) => prefix + fixtureId

/** Reads the stored changes of a fixture, if any. */
export function readDraft(fixtureId: string): FixtureDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(fixtureId)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Stores the changes of a fixture in this browser; without a draft, removes them. */
export function storeDraft(fixtureId: string, draft: FixtureDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(fixtureId), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(fixtureId))
  } catch {
    // Without storage, the changes last as long as the page.
  }
  if (changedFixtures().includes(fixtureId) === (draft === undefined)) update()
}

let changed: readonly string[] | undefined
const listeners = new Set<() => void>()

/** The ids of the fixtures that are changed in this browser. */
export function changedFixtures(): readonly string[] {
  changed ??= readChanged()
  return changed
}

/** Calls the listener when another fixture is changed, or one no longer is. Returns a function that removes it. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Discards the changes of all fixtures. */
export function discardDrafts(): void {
  for (const id of changedFixtures()) localStorage.removeItem(keyOf(id))
  discards++
  update()
}

let discards = 0

/** How often all changes were discarded: what shows a fixture begins anew with each. */
export const discardCount = (): number => discards

function update(): void {
  changed = readChanged()
  for (const listener of listeners) listener()
}

function readChanged(): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const ids = names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    return ids.filter((id) => readDraft(id)).sort()
  } catch {
    return []
  }
}

const isDraft = (value: unknown): value is FixtureDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'rendered' in value &&
  typeof value.rendered === 'string'
