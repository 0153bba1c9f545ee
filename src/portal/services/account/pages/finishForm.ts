import { removeDrafts } from '../../../session/removeDrafts'
import type { Session } from '../../../session/Session'
import type { FormSuccess } from './postForm'

/** Updates the signed-in account without a reload, then navigates to the target of the form as a link would. */
export function finishForm({ queries, visitor }: Session, { redirect, account }: FormSuccess): void {
  const previousAccount = visitor.read().account
  visitor.update({ account: account ?? undefined })
  if (previousAccount && !account) removeDrafts()
  // Cached answers may belong to the previous visitor.
  if (previousAccount?.uid !== account?.uid) void queries.expire()
  const link = document.createElement('a')
  link.href = redirect
  document.body.append(link)
  link.click()
  link.remove()
}
