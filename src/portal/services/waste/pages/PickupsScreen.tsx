import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, PickupList, PickupPlaceList, WasteHousehold } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import type { WastePlace, WasteZone } from '../../../../../schemas/routes/wastePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { useOfflineCopy } from '../offline/useOfflineCopy'
import { CalendarCard } from '../parts/CalendarCard'
import { LinkCard } from '../parts/LinkCard'
import { MissedPickup, PickupSection } from '../parts/PickupSection'
import { PlaceSearch } from '../parts/PlaceSearch'
import { PostForm } from '../parts/PostForm'
import { Unread } from '../parts/Unread'
import { Unserved } from '../parts/Unserved'
import wasteStyles from '../parts/waste.module.css'
import { forgetPath, keepAddress, labelOf } from '../wasteAddresses'
import { wasteOutcomes } from '../wasteOutcomes'

export type PickupsData = {
  /** The place that the address of the page names. */
  place: WastePlace | undefined
  /** The zone that it names instead. */
  zone: WasteZone | undefined
  /** The visitor's own address; undefined where it could not be read. */
  household: WasteHousehold | undefined
  /** The pickups of either, else of the visitor's own address; undefined where they could not be read. */
  pickups: PickupList | undefined
  calendar: readonly Block[]
  found: PickupPlaceList | undefined
  field: readonly Block[]
}

/** The pickups at an address, what one can do with them, and the ways to the guide and the containers. */
export function PickupsScreen({ data }: { data: PickupsData }) {
  const { place, zone, household, pickups, calendar, found, field } = data
  const isOwn = !place && !zone
  const { shellText: text } = useSession()
  const home = household?.address
  const shown = zone ? { street: zone.name } : (place ?? home)
  useOfflineCopy({ household, pickups: isOwn ? pickups : undefined })
  const search = (
    <PlaceSearch title={text(shown ? 'waste.otherTitle' : 'waste.searchTitle')} field={field} found={found} />
  )
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('waste.title')}</h1>
        <p className={view.lead}>{text('waste.lead')}</p>
      </header>
      <FormOutcome texts={wasteOutcomes} form="waste-address" />
      {(!shown || found) && search}
      {shown && pickups && pickups.items.length > 0 && !found && (
        <PickupSection
          title={isOwn ? text('waste.home', { address: labelOf(shown) }) : labelOf(shown)}
          pickups={pickups}
          calendar={calendar}
        >
          {place && <Keep place={place} />}
          {isOwn && <Forget />}
        </PickupSection>
      )}
      {isOwn && home && pickups && !household.zone && !found && <Unserved title={text('waste.noZone')} />}
      {(!pickups || !household) && <Unread />}
      {!found && shown && <Tools household={isOwn ? household : undefined} missed={pickups?.missed} />}
      {shown && !found && search}
      <ul className={styles.list}>
        <li>
          <LinkCard
            path={pagePaths.sortingGuide}
            mark={<Icon name="search" />}
            title={text('waste.guideTitle')}
            text={text('waste.guideLink')}
          />
        </li>
        <li>
          <LinkCard
            path={pagePaths.containers}
            mark={<Icon name="recycle" />}
            title={text('waste.containers')}
            text={text('waste.containersLink')}
          />
        </li>
      </ul>
    </>
  )
}

function Keep({ place }: { place: WastePlace }) {
  const { shellText: text } = useSession()
  return (
    <PostForm path={keepAddress(place)}>
      <p className={styles.muted}>{text('waste.keepText')}</p>
      <p className={styles.tools}>
        <button type="submit" className={buttonClass('primary')}>
          <Icon name="home" />
          {text('waste.keep')}
        </button>
      </p>
    </PostForm>
  )
}

function Forget() {
  const { portal, shellText: text } = useSession()
  return (
    <p className={styles.tools}>
      <a className={buttonClass('secondary')} href={portalPath(portal.cardName, forgetPath)} rel="nofollow">
        {text('waste.forget')}
      </a>
    </p>
  )
}

type ToolsProps = {
  /** Undefined for pickups of another address, and where it could not be read. */
  household: WasteHousehold | undefined
  missed: string | undefined
}

/** What one can do with the pickups: follow those of one's own address, and report one that was missed. */
function Tools({ household, missed }: ToolsProps) {
  const { hasPage } = useRouteLinks()
  const isOwn = household?.zone !== undefined
  const reports = missed !== undefined && hasPage(pagePaths.reports) ? missed : undefined
  if (!isOwn && reports === undefined) return null
  return (
    <div className={styles.section}>
      <ul className={styles.list}>
        {isOwn && household.calendar && (
          <li>
            <CalendarCard secret={household.calendar} />
          </li>
        )}
        {isOwn && (
          <li>
            <Reminder household={household} />
          </li>
        )}
        {reports !== undefined && (
          <li>
            <MissedPickup category={reports} />
          </li>
        )}
      </ul>
    </div>
  )
}

function Reminder({ household: { reminder } }: { household: WasteHousehold }) {
  const { portal, shellText: text } = useSession()
  const { status, email = '' } = reminder
  return (
    <section className={`${cardClass()} ${wasteStyles.tool}`}>
      <h2 className={styles.subheading}>{text('waste.reminderTitle')}</h2>
      <p>{text(`waste.reminder.${status}`, { email })}</p>
      <p className={styles.tools}>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.wasteReminder)}>
          <Icon name="bell" />
          {text(status === 'off' ? 'waste.reminder.start' : 'waste.reminder.change')}
        </a>
      </p>
    </section>
  )
}
