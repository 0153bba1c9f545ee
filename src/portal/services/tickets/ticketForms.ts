import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { textOf } from '../../forms/ListChange'
import { cancelPath, readCode, readLink, registeredTarget, registrationPath, ticketTarget } from './ticketAddresses'
import { cancelCall, changeCall, subscribeCall } from './ticketCalls'
import { ticketProblem } from './ticketProblem'

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined

function registrationCall(post: PagePost): FormCall | undefined {
  const event = post.query.get('event')
  const places = wholeNumber(textOf(post, 'places'))
  const placesBefore = wholeNumber(textOf(post, 'before'))
  if (!event || places === undefined || placesBefore === undefined) return undefined
  const link = readLink(post.query)
  if (link && placesBefore > 0) return changeCall(link, { places, placesBefore })
  const [name, email] = [textOf(post, 'name'), textOf(post, 'email')]
  return subscribeCall(event, post.portal.portalName, {
    places,
    placesBefore,
    ...(placesBefore === 0 && { waits: textOf(post, 'waits') !== undefined }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
  })
}

const problems: PageForm['problems'] = ({ status, answer }) => ({ '': ticketProblem(status, answer) })

/** The forms of tickets, by path. */
export const ticketForms: Readonly<Record<string, PageForm>> = {
  [registrationPath]: {
    name: 'ticket-registration',
    kind: 'list',
    call: registrationCall,
    target: (post, answer) =>
      registeredTarget(answer, wholeNumber(textOf(post, 'before')) ?? 0, readLink(post.query)?.code),
    problems,
  },
  [cancelPath]: {
    name: 'ticket-cancellation',
    kind: 'list',
    call({ query }) {
      const uid = query.get('uid')
      return uid ? cancelCall(uid, readCode(query)) : undefined
    },
    target: ({ query }) => ticketTarget(query.get('uid') ?? '', 'cancelled', readCode(query)),
    problems,
  },
}
