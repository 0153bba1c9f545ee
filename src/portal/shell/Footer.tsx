import { formatDate } from '../../../renderer/format/formatDate'
import { FooterColumns } from '../../../renderer/parts/FooterColumns'
import type { FooterColumn as FooterColumnView, Portal } from '../../../schemas/engine'
import { footerQuery } from '../api/pageQueries'
import { timeZoneOf } from '../session/locales'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import styles from './Footer.module.css'

/** Shown on wide screens if the portal has a desktop layout, on phones if it has a mobile footer. */
export function Footer() {
  const { portal } = useSession()
  return hasFooter(portal) ? <ShownFooter /> : null
}

const noFooter = { type: '', columns: [] }

const justYear = { year: 'numeric' } as const

function ShownFooter() {
  const { portal, scope, clock, shellText, locale } = useSession()
  const { name, owner, phone, email, hasDesktop = true, hasMobileFooter = false } = portal
  const footer = useAnswer(footerQuery(scope))
  const { columns, type } = footer && 'data' in footer ? footer.data : noFooter
  const year = formatDate(clock.now(), locale, timeZoneOf(portal), justYear)
  const where = `${hasDesktop ? '' : styles.phonesOnly} ${hasMobileFooter ? '' : styles.notOnPhones}`
  return (
    <footer className={`${styles.footer} ${where}`}>
      <div className={styles.inside}>
        {columns.length > 0 && (
          <div className={styles.columns}>
            <FooterColumns columns={columns} type={type} />
          </div>
        )}
        <div className={styles.end}>
          {!contains(columns, '©') && <p>{shellText('footer.rights', { year, name: owner ?? name })}</p>}
          {columns.length === 0 && phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {columns.length === 0 && email && <a href={`mailto:${email}`}>{email}</a>}
          <a className={styles.top} href="#haut">
            {shellText('footer.top')}
          </a>
        </div>
      </div>
    </footer>
  )
}

/** Whether a column's text contains the string. */
const contains = (columns: readonly FooterColumnView[], sign: string): boolean =>
  columns.some(({ text }) => text?.includes(sign))

/** Whether the portal shows a footer on any screen. */
export const hasFooter = ({ hasDesktop = true, hasMobileFooter = false }: Portal): boolean =>
  hasDesktop || hasMobileFooter
