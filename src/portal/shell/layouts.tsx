import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '../location/LayoutName'
import { type Route, useTitleInAddress } from '../location/Route'
import { useShellText } from '../session/Session'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './layouts.module.css'
import { Navigation } from './Navigation'
import { TabBar } from './TabBar'

type Props = { route: Route; isBusy: boolean; children: ReactNode }

/** The layout components by the layout name of a route. */
export const layouts: { readonly [L in LayoutName]: ComponentType<Props> } = {
  default: DefaultLayout,
  walks: DefaultLayout,
  error: DefaultLayout,
  full: BareLayout,
  restricted: BareLayout,
  connector: BareLayout,
  'single-iframe': PlainLayout,
  plain: PlainLayout,
  maintenance: BareLayout,
}

/** Header, navigation, footer and tab bar around the page. Style sheets show them by the width of the screen. */
function DefaultLayout(props: Props) {
  const { layout, header, controls, title, takesTitle, hasFooter = layout !== 'walks' } = props.route
  const titleInAddress = useTitleInAddress()
  return (
    <Frame {...props}>
      <Header
        name={takesTitle && titleInAddress ? 'back' : header}
        controls={controls}
        title={title}
        titleOverride={takesTitle ? titleInAddress : ''}
      />
      <Navigation />
      <Main {...props} />
      {hasFooter && <Footer layout={layout} />}
      <TabBar />
    </Frame>
  )
}

/** Header and footer around the page, without links elsewhere. */
function BareLayout(props: Props) {
  const { layout, header, controls, title, hasFooter = true } = props.route
  return (
    <Frame {...props}>
      <Header name={header} controls={controls} title={title} isBare />
      <Main {...props} />
      {hasFooter && <Footer layout={layout} />}
    </Frame>
  )
}

/** The page alone. */
function PlainLayout(props: Props) {
  return (
    <Frame {...props}>
      <Main {...props} />
    </Frame>
  )
}

function Frame({ route: { layout, header, title }, children }: Props) {
  const text = useShellText()
  return (
    <div className={styles.page} id="haut" data-layout={layout} data-header={header} data-titled={title && ''}>
      <a className={styles.skip} href="#contenu">
        {text('skip')}
      </a>
      {children}
    </div>
  )
}

const Main = ({ isBusy, children }: Props) => (
  <main className={styles.main} id="contenu" tabIndex={-1} aria-busy={isBusy || undefined}>
    {children}
  </main>
)
