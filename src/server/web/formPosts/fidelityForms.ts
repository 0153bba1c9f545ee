import { ownListLimit, problemsOf, textOf } from './ownLists'
import type { PageForm, PagePost } from './PageForm'
import { postKey } from './postKey'

const cardsPath = ({ isSignedIn }: PagePost): string =>
  `/core-service/api/v1/${isSignedIn ? 'user-data' : 'anonymous'}/fidelity-cards`

const uidIn = ({ query }: PagePost): string => encodeURIComponent(query.get('uid') ?? '')

/** What was typed into the fields of a card. An empty field is named too: a change keeps what its body leaves out. */
const typed = (post: PagePost) => ({ title: textOf(post, 'title') ?? '', number: textOf(post, 'number') ?? '' })

const shared = { bodyLimit: ownListLimit, isSubmission: false, name: 'fidelity-card' } as const

const withProblems = { problems: (refusal: Parameters<typeof problemsOf>[0]) => problemsOf(refusal) }

/** Keeps a card of the type that the address names. */
const additionForm: PageForm = {
  ...shared,
  ...withProblems,
  async prepare(post) {
    const body = { portal: post.portal.portalName, type: post.query.get('type') ?? '', ...typed(post) }
    const sent = { method: 'POST', endpoint: cardsPath(post), body }
    return { call: { ...sent, headers: postKey(post.hidden.get('_key'), sent) } }
  },
  target: () => '/carte-de-fidelite?done=added',
}

/** Changes the card that the address names. */
const editForm: PageForm = {
  ...shared,
  ...withProblems,
  prepare: async (post) => ({
    call: { method: 'PUT', endpoint: `${cardsPath(post)}/${uidIn(post)}`, body: typed(post), headers: {} },
  }),
  target: (post) => `/carte-de-fidelite/${uidIn(post)}?done=saved`,
}

/** Removes the card that the address names. */
const removalForm: PageForm = {
  ...shared,
  ...withProblems,
  prepare: async (post) => ({
    call: { method: 'DELETE', endpoint: `${cardsPath(post)}/${uidIn(post)}`, body: undefined, headers: {} },
  }),
  target: () => '/carte-de-fidelite?done=removed',
}

/** The forms of the visitor's loyalty cards, by path. */
export const fidelityForms: Readonly<Record<string, PageForm>> = {
  '/carte-de-fidelite/scanner': additionForm,
  '/carte-de-fidelite/modifier': editForm,
  '/carte-de-fidelite/retirer': removalForm,
}
