import type { Block, TicketOffer, TicketSubscription } from '../../../../../schemas/engine'
import { eventPath, pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { EventTools } from '../parts/EventTools'
import { OfferFacts } from '../parts/OfferFacts'
import { Registration } from '../parts/Registration'
import styles from '../parts/tickets.module.css'
import type { TicketLink } from '../ticketCalls'

export type EventData = {
  offer: TicketOffer
  /** The registration of the visitor; undefined where it could not be read. */
  own: TicketSubscription | undefined
  /** The link that opens it; undefined for that of the visitor. */
  link: TicketLink | undefined
  /** The inputs of the form. */
  inputs: readonly Block<'dynamic-input'>[]
  picture: readonly Block[]
  /** The text of the event, from its page in the agenda. */
  article: readonly Block[]
}

/** An event that one can register for, with the form. */
export function EventScreen({ data: { offer, own, link, inputs, picture, article } }: { data: EventData }) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const { uid, title, summary, locale: lang } = offer
  const steps = [
    { title: portal.name, path: pagePaths.home },
    { title: text('tickets.events'), path: pagePaths.ticketEvents },
    { title, ...(lang && { locale: lang }) },
  ]
  return (
    <div className={view.text}>
      <PageTop
        steps={steps}
        {...(hasPage(pagePaths.favourites) && { favourite: { type: 'ticketin', favoriteUid: uid } })}
      />
      <header className={view.header}>
        <h1 className={view.title} lang={lang}>
          {title}
        </h1>
        {/* The text of an event begins with its summary. */}
        {article.length === 0 && (
          <p className={view.lead} lang={lang}>
            {summary}
          </p>
        )}
      </header>
      <div className={styles.article}>
        <OfferFacts offer={offer} isWhole />
        <EventTools offer={offer} />
        <Registration offer={offer} own={own} link={link} inputs={inputs} />
        {picture.length > 0 && <PageBlocks components={picture} />}
        {article.length > 0 && (
          <div lang={lang}>
            <PageBlocks components={article} />
          </div>
        )}
      </div>
      <p className={entries.links}>
        {hasPage(eventPath(uid)) && (
          <a href={portalPath(portal.cardName, eventPath(uid))}>{text('tickets.inAgenda')}</a>
        )}
        <a href={portalPath(portal.cardName, pagePaths.ticketEvents)}>{text('tickets.all')}</a>
        <a href={portalPath(portal.cardName, pagePaths.tickets)}>{text('tickets.own')}</a>
      </p>
    </div>
  )
}
