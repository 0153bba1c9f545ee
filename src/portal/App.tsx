import '../../renderer/themes/index.css'
import './shell/portal.css'
import { Fragment, type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { AddressContext } from '../../renderer/engine/AddressContext'
import { type Host, HostContext } from '../../renderer/engine/HostContext'
import { lazyValue } from '../../renderer/engine/lazy'
import { useReadyMark } from '../../renderer/engine/readiness'
import { TextContext } from '../../renderer/i18n/TextContext'
import { MapTownContext } from '../../renderer/map/MapTownContext'
import { VisuallyHidden } from '../../renderer/parts/VisuallyHidden'
import { type RouteMatch, RouteMatchContext } from './location/Route'
import { type RouteLinks, RouteLinksContext } from './location/RouteLinks'
import { newHistoryState } from './location/scrollRestoration'
import { backTarget } from './navigation/backTarget'
import { CurrentPage } from './navigation/CurrentPage'
import { useArrival, useShownPage } from './navigation/useShownPage'
import { hasPage } from './routes/matchPath'
import { routeCode } from './routes/matchRoute'
import { type Session, SessionContext, useSession } from './session/Session'
import { Connection, Progress } from './shell/Connection'
import { layouts } from './shell/layouts'

type Props = { session: Session; host: Host }

/** Provides the contexts that blocks and shell read. */
export function Providers({ session, host, children }: Props & { children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <HostContext value={host}>
        <MapTownContext value={session.portal}>
          <TextContext value={session.text}>{children}</TextContext>
        </MapTownContext>
      </HostContext>
    </SessionContext>
  )
}

/** The portal. `firstMatch` is the route match of the page that the server rendered. */
export function App({ session, host, firstMatch }: Props & { firstMatch: RouteMatch }) {
  return (
    <Providers session={session} host={host}>
      <Shell firstMatch={firstMatch} />
    </Providers>
  )
}

/** The page and everything around it. */
function Shell({ firstMatch }: { firstMatch: RouteMatch }) {
  const session = useSession()
  const { match, progress } = useShownPage(firstMatch)
  const announcement = useArrival(match)
  useReadyMark(progress === 'pending' ? undefined : match)
  const { route, path, search, name } = match
  const address = useMemo(() => ({ path, search, route: name }), [path, search, name])
  const Layout = layouts[route.layout]
  const links = useMemo(() => createLinks(session), [session])
  useLayoutEffect(() => session.clock.run(), [session])
  return (
    <RouteMatchContext value={match}>
      <AddressContext value={address}>
        <RouteLinksContext value={links}>
          <Progress pending={progress === 'pending'} />
          <Layout route={route} isBusy={progress === 'pending'}>
            <CurrentPage match={match} />
          </Layout>
          <Connection stuck={progress === 'stuck'} />
          <DialogSlot />
          <VisuallyHidden live>{announcement}</VisuallyHidden>
        </RouteLinksContext>
      </AddressContext>
    </RouteMatchContext>
  )
}

/** The open dialogs. */
function DialogSlot() {
  const { dialogs } = useSession()
  const openDialogs = useSyncExternalStore(dialogs.subscribe, dialogs.read, dialogs.read)
  return openDialogs.map(({ key, element }) => <Fragment key={key}>{element}</Fragment>)
}

/** The heart of the service that has one, with the code of that service. */
const heart: RouteLinks['heart'] = lazyValue(async (locale) => {
  const { services } = await routeCode.retry()
  return services.find((service) => service.heart)?.heart?.retry(locale) ?? NoHeart
})

const NoHeart = () => null

const createLinks = ({ portal, location }: Session): RouteLinks => ({
  hasPage: (path) => hasPage(portal, path),
  backTarget: (path, historyLength) => backTarget(path, historyLength, portal),
  navigate: (address) => location.navigate(address, { state: newHistoryState() }),
  heart,
})
