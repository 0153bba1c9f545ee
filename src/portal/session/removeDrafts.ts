import { formDraft } from '../../../schemas/cookies/deferredItems'

/** Deletes the drafts of unsent forms, for when a visitor leaves a shared device. */
export function removeDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(formDraft.name)) sessionStorage.removeItem(key)
  } catch {
    // A disabled storage has no drafts.
  }
}
