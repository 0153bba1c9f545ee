import { useHost } from '../../../../../renderer/engine/HostContext'
import { ActionLink } from '../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { TicketOffer } from '../../../../../schemas/engine'
import { eventPath } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'

type Props = {
  offer: TicketOffer
  /** Path of the entry for a calendar, with its query. By default, that of the event. */
  calendar?: string
  /** Whether the entry takes the event out of a calendar that has it, so that the way there does not matter. */
  isCancelled?: boolean
}

/** The entry of an event for a calendar, and the way to its place. */
export function EventTools({ offer: { uid, place }, calendar, isCancelled = false }: Props) {
  const { portal, locale, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const host = useHost()
  const hasEntry = calendar !== undefined || hasPage(eventPath(uid))
  return (
    <p className={entries.tools}>
      {hasEntry && (
        <a
          className={buttonClass('secondary')}
          href={
            calendar === undefined
              ? portalPath(portal.cardName, `${eventPath(uid)}.ics`, { lang: locale })
              : portalPath(portal.cardName, calendar)
          }
          download=""
        >
          <Icon name="calendar" />
          {text(isCancelled ? 'tickets.cancelInCalendar' : 'tickets.toCalendar')}
        </a>
      )}
      {place && !isCancelled && (
        <ActionLink
          className={buttonClass('secondary')}
          action={{ handler: 'directions', data: { lat: place.lat, lon: place.lon } }}
          run={(action) => host.run(action, { key: `directions-${uid}` })}
        >
          <Icon name="map" />
          {text('tickets.directions')}
        </ActionLink>
      )}
    </p>
  )
}
