import { useEffect } from 'react'
import { ignoreErrors } from '../../../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../../../schemas/cookies/deferredItems'

/** Name of the draft of a form: of a new camp by its location, of a change by its camp. */
export const draftName = (uid: string): string => `camp ${uid}`

/** Forgets what was typed into forms that were sent. */
export function useSentDrafts(uids: readonly string[]): void {
  const names = uids.map(draftName).join('\n')
  useEffect(() => {
    for (const name of names.split('\n')) ignoreErrors(() => sessionStorage.removeItem(`${formDraft.name} ${name}`))
  }, [names])
}
