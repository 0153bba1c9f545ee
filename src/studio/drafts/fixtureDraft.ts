/** A changed JSON text of a fixture, and the last valid JSON, which the preview shows. */
export type FixtureDraft = { text: string; rendered: string }

const keyOf = (fixtureId: string) => `beffroi.studio.draft.${fixtureId}`

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
}

const isDraft = (value: unknown): value is FixtureDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'rendered' in value &&
  typeof value.rendered === 'string'
