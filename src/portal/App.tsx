import '../../renderer/themes/index.css'
import './shell/portal.css'
import type { ReactNode } from 'react'
import { type Host, HostContext } from '../../renderer/engine/HostContext'
import { TextContext } from '../../renderer/i18n/TextContext'
import type { RouteMatch } from './navigation/Place'
import type { Session } from './session/Session'
import { SessionContext } from './session/SessionContext'
import { Shell } from './shell/Shell'

type Props = { session: Session; host: Host }

/** What everything on the portal may rely on. */
export function Providers({ session, host, children }: Props & { children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <HostContext value={host}>
        <TextContext value={session.text}>{children}</TextContext>
      </HostContext>
    </SessionContext>
  )
}

/** The portal. `first` is the place the visit begins at. */
export function App({ session, host, first }: Props & { first: RouteMatch }) {
  return (
    <Providers session={session} host={host}>
      <Shell first={first} />
    </Providers>
  )
}
