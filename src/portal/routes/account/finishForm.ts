import { forgetDrafts } from '../../session/forgetDrafts'
import type { Session } from '../../session/Session'
import type { FormSuccess } from './postForm'

/** Shows who is signed in now, without a reload, and goes where the form leads, as a link would. */
export function finishForm({ queries, visitor }: Session, { redirect, account }: FormSuccess): void {
  const before = visitor.read().account
  visitor.update({ account: account ?? undefined })
  if (before && !account) forgetDrafts()
  // What was read before may differ for another visitor.
  if (before?.uid !== account?.uid) void queries.expire()
  const link = document.createElement('a')
  link.href = redirect
  document.body.append(link)
  link.click()
  link.remove()
}
