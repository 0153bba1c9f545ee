import { ignoreErrors } from '../../../../../renderer/actions/ignoreErrors'
import { formDraft } from '../../../../../schemas/cookies/deferredItems'

/** Name of the draft of the form of a prestation, which outlives a hold that expires. */
export const draftName = (prestation: string): string => `appointment ${prestation}`

/** Name of the draft of the form of an appointment that is moved. */
export const moveDraftName = (uid: string): string => `appointment move ${uid}`

/** Forgets what was typed into the form of a prestation, because it was sent. */
export function forgetDraft(prestation: string): void {
  ignoreErrors(() => sessionStorage.removeItem(`${formDraft.name} ${draftName(prestation)}`))
}
