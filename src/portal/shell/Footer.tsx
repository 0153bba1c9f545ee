import { formatDate } from '../../../renderer/format/formatDate'
import { FooterColumns } from '../../../renderer/parts/FooterColumns'
import type { FooterColumn as FooterColumnView, FooterView, Portal } from '../../../schemas/engine'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'
import { footerQuery, maintenanceFooterQuery, type Scope } from '../api/pageQueries'
import type { LayoutName } from '../location/LayoutName'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { timeZoneOf } from '../session/locales'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import styles from './Footer.module.css'
import { legalPages } from './legalPages'

type Props = { layout: LayoutName }

/** The footer, on wide screens if the portal has a desktop layout, on phones if it has a mobile footer. */
export function Footer(props: Props) {
  const { portal } = useSession()
  return hasFooter(portal) ? <FooterContent {...props} /> : null
}

/** The query of the footer of a layout. */
export const layoutFooterQuery = (scope: Scope, layout: LayoutName) =>
  layout === 'maintenance' ? maintenanceFooterQuery(scope) : footerQuery(scope)

const noFooter: FooterView = { type: '', columns: [] }

const justYear = { year: 'numeric' } as const

function FooterContent({ layout }: Props) {
  const { portal, scope, clock, shellText, locale } = useSession()
  const { name, owner, phone, email, hasDesktop = true, hasMobileFooter = false } = portal
  const { hasPage } = useRouteLinks()
  const footer = useAnswer(layoutFooterQuery(scope, layout))
  const { columns: all, type, locale: language } = footer && 'data' in footer ? footer.data : noFooter
  const columns = servedColumns(portal, all)
  const year = formatDate(clock.now(), locale, timeZoneOf(portal), justYear)
  const visibility = `${hasDesktop ? '' : styles.phonesOnly} ${hasMobileFooter ? '' : styles.notOnPhones}`
  const linkedPaths = columns.flatMap(({ links = [] }) => links.map(({ url }) => url))
  return (
    <footer className={`${styles.footer} ${visibility}`}>
      <div className={styles.inside}>
        {columns.length > 0 && (
          <div className={styles.columns} lang={language}>
            <FooterColumns columns={columns} type={type} />
          </div>
        )}
        <div className={styles.end}>
          {!contains(columns, '©') && <p>{shellText('footer.rights', { year, name: owner ?? name })}</p>}
          {columns.length === 0 && phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {columns.length === 0 && email && <a href={`mailto:${email}`}>{email}</a>}
          {/* A page that the columns link to is not linked again. */}
          {legalPages.map(
            ({ path, label }) =>
              !linkedPaths.includes(path) &&
              hasPage(path) && (
                <a key={path} href={portalPath(portal.cardName, path)}>
                  {shellText(label)}
                </a>
              ),
          )}
          {hasPage(pagePaths.favourites) && (
            <a href={portalPath(portal.cardName, pagePaths.favourites)}>{shellText('footer.favourites')}</a>
          )}
          {hasPage(pagePaths.settings) && (
            <a href={portalPath(portal.cardName, pagePaths.settings)}>{shellText('footer.settings')}</a>
          )}
          <a
            href={portalPath(portal.cardName, pagePaths.cookies)}
            onClick={(event) => {
              event.preventDefault()
              void openConsent()
            }}
          >
            {shellText('footer.consent')}
          </a>
          <a className={styles.top} href="#haut">
            {shellText('footer.top')}
          </a>
        </div>
      </div>
    </footer>
  )
}

const openConsent = async () => (await import('../session/consent')).openConsent()

/** The columns without links to pages of services that the portal does not have. */
const servedColumns = (portal: Portal, columns: readonly FooterColumnView[]): FooterColumnView[] =>
  columns.map((column) => ({
    ...column,
    ...(column.links && { links: column.links.filter(({ url }) => !url.startsWith('/') || servesPath(portal, url)) }),
  }))

/** Whether a column's text contains the string. */
const contains = (columns: readonly FooterColumnView[], sign: string): boolean =>
  columns.some(({ text }) => text?.includes(sign))

/** Whether the portal shows a footer on any screen. */
export const hasFooter = ({ hasDesktop = true, hasMobileFooter = false }: Portal): boolean =>
  hasDesktop || hasMobileFooter
