import type { PageForm, PagePost } from '../../../../schemas/door'
import { callOf } from '../../forms/callOf'
import { listProblems, textOf } from '../../forms/ListChange'
import { fidelityPath } from './cardQueries'

const form = {
  name: 'fidelity-card',
  kind: 'list',
  problems: (refusal) => listProblems(refusal),
} as const satisfies Partial<PageForm>

const uidIn = ({ query }: PagePost): string => query.get('uid') ?? ''

/** What was typed into the fields of a card. An empty field is named too: a change keeps what its body leaves out. */
const typed = (post: PagePost) => ({ title: textOf(post, 'title') ?? '', number: textOf(post, 'number') ?? '' })

/** The forms of the visitor's loyalty cards, by path. */
export const cardForms: Readonly<Record<string, PageForm>> = {
  // The address names the type of the card.
  '/carte-de-fidelite/scanner': {
    ...form,
    call(post) {
      const fields = { portal: post.portal.portalName, ...typed(post) }
      const type = post.query.get('type') ?? ''
      return callOf({ handler: 'post-fidelity-card', data: { type, fields } }, post.isSignedIn)
    },
    target: () => '/carte-de-fidelite?done=added',
  },
  '/carte-de-fidelite/modifier': {
    ...form,
    call: (post) =>
      callOf(
        { handler: 'put-fidelity-card', data: { uid: encodeURIComponent(uidIn(post)), fields: typed(post) } },
        post.isSignedIn,
      ),
    target: (post) => `/carte-de-fidelite/${encodeURIComponent(uidIn(post))}?done=saved`,
  },
  '/carte-de-fidelite/retirer': {
    ...form,
    call: (post) => ({ method: 'DELETE', endpoint: fidelityPath('deleteFidelityCard', scopeOf(post), uidIn(post)) }),
    target: () => '/carte-de-fidelite?done=removed',
  },
}

const scopeOf = ({ portal, isSignedIn }: PagePost) => ({ scope: { portalName: portal.portalName, isSignedIn } })
