import { formDraft } from '../../../schemas/cookies/scriptItems'

/** Deletes what was typed into forms and not sent, when the person leaves the device to others. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(formDraft.name)) sessionStorage.removeItem(key)
  } catch {
    // The storage may be disabled; then there is nothing to delete.
  }
}
