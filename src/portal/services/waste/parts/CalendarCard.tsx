import { inputClass } from '../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { wasteCalendarPath } from '../../../../../schemas/routes/wastePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import wasteStyles from './waste.module.css'

/** The secret address of the calendar file. Calendar programs subscribe to it. */
export function CalendarCard({ secret }: { secret: string }) {
  const { portal, locale, shellText: text } = useSession()
  const hydrated = useHydrated()
  const lang = locale === portal.defaultLocale ? '' : `?lang=${locale}`
  const path = `${portalPath(portal.cardName, wasteCalendarPath(secret))}${lang}`
  const address = hydrated ? `${window.location.origin}${path}` : path
  return (
    <section className={`${cardClass()} ${wasteStyles.tool}`}>
      <h2 className={styles.subheading}>{text('waste.calendarTitle')}</h2>
      <p>{text('waste.calendarText')}</p>
      {hydrated && (
        <label>
          <span className={styles.muted}>{text('waste.fileAddress')}</span>
          <input
            className={`${inputClass()} ${wasteStyles.address}`}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
      <p className={styles.tools}>
        {hydrated && (
          <a className={buttonClass('primary')} href={address.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            {text('waste.subscribe')}
          </a>
        )}
        <a className={buttonClass('secondary')} href={path} target="_self">
          <Icon name="download" />
          {text('waste.file')}
        </a>
      </p>
    </section>
  )
}
