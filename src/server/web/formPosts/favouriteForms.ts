import { favouriteId, readFavouriteId } from '../../../../schemas/routes/favouriteId'
import { ApiFailure } from '../../http/ApiFailure'
import { ownListLimit, problemsOf, readListChange, textOf } from './ownLists'
import type { FormCall, PageForm, PagePost } from './PageForm'

const api = '/core-service/api/v1'

const calls = (method: 'POST' | 'DELETE', endpoint: string, body: Record<string, unknown>): { call: FormCall } => ({
  call: { method, endpoint, body, headers: {} },
})

/** Parses the name of a favourite. Throws a 400 for any other string. */
function nameOf(id: string) {
  const name = readFavouriteId(id)
  if (!name) throw new ApiFailure(400, 'invalid-request', 'The form names no favourite.')
  return name
}

const shared = { bodyLimit: ownListLimit, isSubmission: false } as const

/** Whether the form adds the favourite, as opposed to removing it. */
const keeps = (post: PagePost): boolean => {
  const wish = textOf(post, 'wish')
  if (wish !== 'keep' && wish !== 'remove') throw new ApiFailure(400, 'invalid-request', 'The form requests no change.')
  return wish === 'keep'
}

/** Adds or removes the favourite in the URL. */
const favouriteForm: PageForm = {
  ...shared,
  name: 'favourite',
  async prepare(post) {
    const { query, portal } = post
    const name = nameOf(favouriteId({ type: query.get('type') ?? '', favoriteUid: query.get('uid') ?? '' }))
    return calls(keeps(post) ? 'POST' : 'DELETE', `${api}/web/fav`, { ...name, portal: portal.portalName })
  },
  target(post) {
    const query = new URLSearchParams(post.query)
    query.set('done', keeps(post) ? 'added' : 'removed')
    return `/favoris/garder?${query}`
  },
  problems: (refusal) => problemsOf(refusal),
}

/** Changes the order of the favourites, or whether one notifies. */
const listForm: PageForm = {
  ...shared,
  name: 'favourites',
  async prepare(post) {
    const { portal, isSignedIn } = post
    const change = readListChange(post)
    if (change.kind === 'moved') {
      const endpoint = `${api}/${isSignedIn ? 'user-data' : 'anonymous'}/portal/${portal.portalName}/fav/order`
      return calls('POST', endpoint, { order: change.order.map(nameOf) })
    }
    const notify = change.kind === 'notified'
    return calls('POST', `${api}/web/fav`, { ...nameOf(change.id), portal: portal.portalName, notify })
  },
  target: (post) => `/favoris/parametres?done=${readListChange(post).kind}`,
  problems: (refusal, post) => problemsOf(refusal, readListChange(post).kind),
}

/** The forms of the visitor's favourites, by path. */
export const favouriteForms: Readonly<Record<string, PageForm>> = {
  '/favoris/garder': favouriteForm,
  '/favoris/parametres': listForm,
}
