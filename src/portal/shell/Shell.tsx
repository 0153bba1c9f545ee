import { useMemo } from 'react'
import { AddressContext } from '../../../renderer/engine/AddressContext'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { DialogSlot } from '../dialogs/DialogSlot'
import type { RouteMatch } from '../navigation/Place'
import { RouteMatchContext } from '../navigation/PlaceContext'
import { useArrival } from '../navigation/useArrival'
import { useShownPage } from '../navigation/useShownPlace'
import { notFound } from '../routes/notFound'
import { useShellText } from '../session/SessionContext'
import { Connection } from './Connection'
import { Footer } from './Footer'
import { Header } from './Header'
import { Navigation } from './Navigation'
import { PageBoundary } from './PageBoundary'
import { Progress } from './Progress'
import styles from './Shell.module.css'

/** Everything around a page, and the page. `first` is the place the visit begins at. */
export function Shell({ first }: { first: RouteMatch }) {
  const text = useShellText()
  const { place, progress } = useShownPage(first)
  const announced = useArrival(place)
  const { found, pathname, search } = place
  const Page = (found?.route.page ?? notFound).ready
  const address = useMemo(() => ({ path: place.path, search: place.search, route: place.found?.route.name }), [place])
  return (
    <RouteMatchContext value={place}>
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
        <VisuallyHidden live>{announced}</VisuallyHidden>
      </AddressContext>
    </RouteMatchContext>
  )
}
