import { Loaded, lazy } from '../../../renderer/engine/lazy'
import type { HeaderControl, HeaderName } from '../location/LayoutName'
import type { Route } from '../location/Route'
import { useSession } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import { AccountLink } from './AccountLink'
import type { LazyControl } from './accountControls'
import { BackLink } from './BackLink'
import styles from './Header.module.css'
import { HeaderLink } from './HeaderLink'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'
import { QuickLinks } from './QuickLinks'
import { SearchBox } from './SearchBox'
import { ShareButton } from './ShareButton'

type Props = {
  name: HeaderName
  /** The controls of the header `v2`; other headers have fixed ones. */
  controls?: readonly HeaderControl[] | undefined
  title: ShellTextKey | undefined
  /** Overrides the title; empty for none. */
  titleOverride?: string | undefined
  /** Whether the header links only to home and back. */
  isBare?: boolean
}

/**
 * The header of every page. Phones see the variant of `name`; wider screens see the logo, the search box and the
 * links. On phones the title is that of the page's list, which a heading repeats, so screen readers skip it.
 */
export function Header({ name, controls = controlsOf[name] ?? [], title, titleOverride, isBare = false }: Props) {
  const { portal, shellText } = useSession()
  const lazyControls = controls.filter(isLazyControl)
  return (
    <header className={styles.header} data-header={name} data-bare={isBare ? '' : undefined}>
      <div className={styles.bar}>
        {!isBare && <QuickLinks />}
        {name !== 'home' && name !== 'title' && <BackLink />}
        <div className={styles.brand}>
          <Logo />
        </div>
        {name !== 'home' && name !== 'v2' && (
          <p className={styles.title} aria-hidden="true">
            {titleOverride || (title ? shellText(title) : portal.name)}
          </p>
        )}
        {!isBare && <SearchBox />}
        <div className={styles.controls}>
          <LanguageSelector />
          {!isBare && <DesktopLinks />}
          {!isBare && <AccountLink />}
          {controls.includes('favourite') && <span id="header-favourite" />}
          {controls.includes('share') && <ShareButton />}
          {controls.includes('reorder') && <span id="header-sort" />}
        </div>
        {lazyControls.length > 0 && (
          <Loaded value={accountControls}>{({ Controls }) => <Controls controls={lazyControls} />}</Loaded>
        )}
      </div>
    </header>
  )
}

const controlsOf: { readonly [H in HeaderName]?: readonly HeaderControl[] } = {
  details: ['favourite', 'share'],
  sort: ['reorder'],
}

const isLazyControl = (control: HeaderControl): control is LazyControl =>
  control !== 'favourite' && control !== 'share' && control !== 'reorder'

/** Whether the header of a route has lazily loaded controls. */
export const hasLazyControls = ({ controls = [] }: Pick<Route, 'controls'>): boolean => controls.some(isLazyControl)

/** The code of the controls that only account pages have. */
export const accountControls = lazy('accountControls', () => import('./accountControls'))

/** Links to search, map, subscription and menu, if the portal has them. Phones have them in the tab bar. */
function DesktopLinks() {
  const { wallType } = useSession().portal
  return (
    <>
      <HeaderLink page="search" className={styles.search} />
      <HeaderLink page="map" />
      {wallType !== 'mergedHomeUser' && <HeaderLink page="wall" />}
      <HeaderLink page="menu" />
    </>
  )
}
