import type { ComponentType, ReactNode } from 'react'
import type { HeaderName, LayoutName } from '../location/Route'
import { useShellText } from '../session/Session'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './layouts.module.css'
import { Navigation } from './Navigation'

type Props = { header: HeaderName; isBusy: boolean; children: ReactNode }

/** What is around a page, by the layout of its route. */
export const layouts: { readonly [L in LayoutName]: ComponentType<Props> } = { default: DefaultLayout }

const headers: { readonly [H in HeaderName]: ComponentType } = { default: Header }

/** Header, navigation and footer around the page. */
function DefaultLayout({ header, isBusy, children }: Props) {
  const text = useShellText()
  const PageHeader = headers[header]
  return (
    <div className={styles.page} id="haut">
      <a className={styles.skip} href="#contenu">
        {text('skip')}
      </a>
      <PageHeader />
      <Navigation />
      <main className={styles.main} id="contenu" tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
