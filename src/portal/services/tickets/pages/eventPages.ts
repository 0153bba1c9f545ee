import type { Block, TicketOffer } from '../../../../../schemas/engine'
import { ticketEventPath } from '../../../../../schemas/routes/pagePaths'
import { eventQuery } from '../../../api/pageQueries'
import type { PageContext, RoutePage } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { isActive, registrationInputs } from '../parts/registrationInputs'
import { readLink } from '../ticketAddresses'
import { offerQuery, offersQuery, ownQuery, ticketQuery } from '../ticketQueries'
import { ticketTexts } from '../ticketTexts'
import { type EventData, EventScreen } from './EventScreen'
import { type EventsData, EventsScreen } from './EventsScreen'

/** The events that one can register for. */
export const offersPage: RoutePage<{ offers: ReturnType<typeof offersQuery> }, EventsData> = {
  texts: ticketTexts,
  queries: ({ scope }) => ({ offers: offersQuery({ scope }) }),
  data: ({ offers }, read) => ({ offers: read.required(offers).items }),
  head: (_, { shellText }) => ({
    status: 200,
    title: shellText('tickets.events'),
    description: shellText('tickets.lead'),
    kind: 'website',
  }),
  Component: EventsScreen,
}

type EventQueries = {
  offer: ReturnType<typeof offerQuery>
  own: ReturnType<typeof ownQuery>
  /** The registration whose link the visitor has. */
  linked?: ReturnType<typeof ticketQuery>
  page: ReturnType<typeof eventQuery>
}

const queriesOf = (scope: PageContext['scope'], uid: string) => ({
  offer: offerQuery({ scope }, uid),
  own: ownQuery({ scope }, uid),
  page: eventQuery(scope, uid),
})

const isText = (block: Block): boolean => block.type === 'rich-text'

const pictureOf = ({ image }: TicketOffer): Block<'image'>[] =>
  image ? [{ type: 'image', id: 'picture', data: { image } }] : []

const shared = {
  texts: ticketTexts,
  data({ offer: offered, own: checked, linked, page }, read, { shellText, search }) {
    const offer = read.required(offered)
    const opened = linked && read.optional(linked)
    const link = opened?.offer.uid === offer.uid && isActive(opened.subscription) ? readLink(search) : undefined
    const own = link ? opened?.subscription : read.optional(checked)
    const inputs = registrationInputs(offer, own, shellText)
    const article = read.optional(page)?.components.filter(isText) ?? []
    return { offer, own, link, inputs, picture: pictureOf(offer), article }
  },
  head: ({ offer: { uid, title, summary, image } }, { portal }) => ({
    status: 200,
    title,
    description: summary,
    image,
    kind: 'website',
    canonical: portalPath(portal.cardName, ticketEventPath(uid)),
  }),
  blocks: ({ inputs, picture, article }) => [...inputs, ...picture, ...article],
  Component: EventScreen,
} as const satisfies Omit<RoutePage<EventQueries, EventData>, 'queries'>

/** An event with its form. */
export const eventPage: RoutePage<EventQueries, EventData> = {
  ...shared,
  queries: ({ scope, params: { uid = '' } }: Pick<PageContext, 'scope' | 'params'>) => queriesOf(scope, uid),
}

/** The same, at the address to which the form is posted without a script. */
export const registrationPage: RoutePage<EventQueries, EventData> = {
  ...shared,
  queries({ scope, search }: Pick<PageContext, 'scope' | 'search'>) {
    const link = readLink(search)
    const linked = link && ticketQuery({ scope }, link.uid, link.code)
    return { ...queriesOf(scope, new URLSearchParams(search).get('event') ?? ''), ...(linked && { linked }) }
  },
}
