import type { ReactNode } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'

type Props = { path: string; className?: string | undefined; children: ReactNode }

/** A form that is posted to a page, with and without a script. Sent twice, it has its effect once. */
export function PostForm({ path, className, children }: Props) {
  const { portal } = useSession()
  const { now } = useHost()
  return (
    <form method="post" encType="multipart/form-data" action={portalPath(portal.cardName, path)} className={className}>
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      {children}
    </form>
  )
}
