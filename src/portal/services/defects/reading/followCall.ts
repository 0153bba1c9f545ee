import type { FormCall } from '../../../../../schemas/door'
import { defectsOperations } from '../../../../../schemas/generated/defectsOperations'
import { fillPath } from '../../../api/endpoints'

/** The value of a pressed button: whether the visitor wants to follow a report, or no longer. */
export type Wish = 'follow' | 'unfollow'

/**
 * The call that follows a report, or ends that. Repeating it changes nothing. `code` is the secret of the link in a mail to a follower,
 * for whom it ends.
 */
export function followCall(uid: string, wish: Wish, code?: string): FormCall {
  const { method, path } = defectsOperations[wish === 'follow' ? 'followDefectReport' : 'unfollowDefectReport']
  const endpoint = fillPath(path, { uid })
  return { method, endpoint: code === undefined ? endpoint : `${endpoint}?${new URLSearchParams({ code })}` }
}

/** The page that a button posts to without a script, below the card name. */
export const followPath = (uid: string): string => `/signalement/suivre?report=${encodeURIComponent(uid)}`
