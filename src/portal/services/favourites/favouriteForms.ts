import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { favouritesOperations } from '../../../../schemas/generated/favouritesOperations'
import { favouriteId, readFavouriteId } from '../../../../schemas/routes/favouriteId'
import { listProblems, readListChange, textOf } from '../../forms/ListChange'
import { favouritePath } from './favouriteQueries'

type Operation = 'keepFavourite' | 'removeFavourite' | 'orderFavourites'

function callFor({ portal, isSignedIn }: PagePost, operation: Operation, body: object): FormCall {
  const endpoint = favouritePath(operation, { scope: { portalName: portal.portalName, isSignedIn } })
  return { method: favouritesOperations[operation].method, endpoint, body }
}

/** Whether the form adds the favourite of its address, as opposed to removing it; undefined when it requests neither. */
function keeps(post: PagePost): boolean | undefined {
  const wish = textOf(post, 'wish')
  return wish === 'keep' || wish === 'remove' ? wish === 'keep' : undefined
}

/** Adds or removes the favourite that the address names. */
const favouriteForm: PageForm = {
  name: 'favourite',
  kind: 'list',
  call(post) {
    const { query, portal } = post
    const name = readFavouriteId(favouriteId({ type: query.get('type') ?? '', favoriteUid: query.get('uid') ?? '' }))
    const isKept = keeps(post)
    if (!name || isKept === undefined) return undefined
    return callFor(post, isKept ? 'keepFavourite' : 'removeFavourite', { ...name, portal: portal.portalName })
  },
  target(post) {
    const query = new URLSearchParams(post.query)
    query.set('done', keeps(post) ? 'added' : 'removed')
    return `/favoris/garder?${query}`
  },
  problems: (refusal) => listProblems(refusal),
}

/** Changes the order of the favourites, or whether one notifies. */
const listForm: PageForm = {
  name: 'favourites',
  kind: 'list',
  call(post) {
    const change = readListChange(post)
    if (!change) return undefined
    if (change.kind === 'moved') {
      const order = change.order.map(readFavouriteId)
      return order.includes(undefined) ? undefined : callFor(post, 'orderFavourites', { order })
    }
    const name = readFavouriteId(change.id)
    const notify = change.kind === 'notified'
    return name && callFor(post, 'keepFavourite', { ...name, portal: post.portal.portalName, notify })
  },
  target: (post) => `/favoris/parametres?done=${readListChange(post)?.kind}`,
  problems: (refusal, post) => listProblems(refusal, readListChange(post)?.kind),
}

/** The forms of the visitor's favourites, by path. */
export const favouriteForms: Readonly<Record<string, PageForm>> = {
  '/favoris/garder': favouriteForm,
  '/favoris/parametres': listForm,
}
