import { useEffect, useState } from 'react'
import type { PostedForm } from '../../../schemas/door'
import { useSession } from '../session/Session'

/** The form of a page that was posted without a script, if it was refused. The next visit of the page has none. */
export function usePosted(form: string): PostedForm | undefined {
  const session = useSession()
  const [posted] = useState(session.posted?.form === form ? session.posted : undefined)
  useEffect(() => {
    session.posted = undefined
  }, [session])
  return posted
}
