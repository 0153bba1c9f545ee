import '../../renderer/themes/index.css'
import './shell/portal.css'
import { type ReactNode, useMemo } from 'react'
import { AddressContext } from '../../renderer/engine/AddressContext'
import { type Host, HostContext } from '../../renderer/engine/HostContext'
import { TextContext } from '../../renderer/i18n/TextContext'
import { VisuallyHidden } from '../../renderer/parts/VisuallyHidden'
import styles from './App.module.css'
import { DialogSlot } from './dialogs/DialogSlot'
import { type RouteMatch, RouteMatchContext } from './location/RouteMatch'
import { useArrival } from './navigation/useArrival'
import { useShownPage } from './navigation/useShownPage'
import { notFound } from './routes/matchRoute'
import { PageBoundary } from './routes/PageBoundary'
import { type Session, SessionContext, useShellText } from './session/Session'
import { Connection } from './shell/Connection'
import { Footer } from './shell/Footer'
import { Header } from './shell/Header'
import { Navigation } from './shell/Navigation'
import { Progress } from './shell/Progress'

type Props = { session: Session; host: Host }

/** The contexts that blocks and shell read. */
export function Providers({ session, host, children }: Props & { children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <HostContext value={host}>
        <TextContext value={session.text}>{children}</TextContext>
      </HostContext>
    </SessionContext>
  )
}

/** The portal. `first` is the route match of the page that the server rendered. */
export function App({ session, host, first }: Props & { first: RouteMatch }) {
  return (
    <Providers session={session} host={host}>
      <Shell first={first} />
    </Providers>
  )
}

/** The page and everything around it. */
function Shell({ first }: { first: RouteMatch }) {
  const text = useShellText()
  const { match, progress } = useShownPage(first)
  const announcement = useArrival(match)
  const { found, path, pathname, search } = match
  const Page = (found?.route.page ?? notFound).ready
  const address = useMemo(() => ({ path, search, route: found?.route.name }), [path, search, found])
  return (
    <RouteMatchContext value={match}>
      <AddressContext value={address}>
        <div className={styles.page} id="haut">
          <a className={styles.skip} href="#contenu">
            {text('skip')}
          </a>
          <Progress pending={progress === 'pending'} />
          <Header />
          <Navigation />
          <main className={styles.main} id="contenu" tabIndex={-1} aria-busy={progress === 'pending' || undefined}>
            <PageBoundary key={pathname} search={search}>
              {Page && <Page params={found?.params ?? {}} search={search} />}
            </PageBoundary>
          </main>
          <Footer />
        </div>
        <Connection stuck={progress === 'stuck'} />
        <DialogSlot />
        <VisuallyHidden live>{announcement}</VisuallyHidden>
      </AddressContext>
    </RouteMatchContext>
  )
}
