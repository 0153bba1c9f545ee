import type { ParticipationPath } from '../../../../schemas/routes/participationPaths'
import { fitPhoto } from './fitPhoto'
import type { FormCall, PageForm, PagePost } from './PageForm'
import { postKey } from './postKey'

const api = '/core-service/api/v1'

const names = {
  '/participer/commentaire': 'comment',
  '/participer/avis': 'rating',
  '/participer/suggestion': 'suggestion',
} as const

/** Creates the form of a contribution. */
export function participationForm(path: ParticipationPath): PageForm {
  const withdraws = ({ hidden }: PagePost) => hidden.get('_method') === 'DELETE' && path === '/participer/avis'
  return {
    name: names[path],
    // Large enough to read a phone's photograph, so that the refusal of a larger one appears at its field.
    bodyLimit: 40_000_000,
    isSubmission: true,
    async prepare(post) {
      const { fields, refusal } = await fitPhoto(post.fields)
      if (refusal) return { refusal }
      const fitted = { ...post, fields }
      return { call: withdraws(post) ? withdrawalCall(fitted) : sendingCall(path, fitted) }
    },
    target(post) {
      const query = new URLSearchParams(post.query)
      query.set('sent', withdraws(post) ? 'withdrawn' : '1')
      return `${path}?${query}`
    },
  }
}

const poiPath = ({ portal }: PagePost): string =>
  `${api}/web/by-poi/${encodeURIComponent(portal.poiUid ?? portal.portalName)}`

function withdrawalCall(post: PagePost): FormCall {
  const [dataType, dataUid] = [post.query.get('type') ?? '', post.query.get('uid') ?? '']
  const endpoint = `${poiPath(post)}/ratings/${encodeURIComponent(dataUid)}?${new URLSearchParams({ dataType })}`
  return { method: 'DELETE', endpoint, body: undefined, headers: {} }
}

/** Returns the same API call as the form's action makes. */
function sendingCall(path: ParticipationPath, post: PagePost): FormCall {
  const { query, portal, hidden, isSignedIn } = post
  const [dataType, dataUid] = [query.get('type') ?? '', query.get('uid') ?? '']
  const { description = null, email = null, fax, category, files, rate = null, ...others } = post.fields
  const program = fax === undefined ? {} : { fax }
  const about = { dataType, dataUid, comment: description, email, fields: others, ...program }
  const call = (endpoint: string, body: Record<string, unknown>): FormCall => {
    const sent = { method: 'POST', endpoint, body }
    return { ...sent, headers: postKey(hidden.get('_key'), sent) }
  }
  switch (path) {
    case '/participer/commentaire': {
      const url = query.get('from') ?? '/'
      const endpoint = `${api}/${isSignedIn ? 'user-data' : 'anonymous'}/comment`
      return call(endpoint, { email, description, platform: 'web', url, portal: portal.portalName, ...program })
    }
    case '/participer/avis':
      return call(`${poiPath(post)}/rate`, { ...about, rate })
    case '/participer/suggestion':
      return call(`${poiPath(post)}/crowdsourcing`, {
        ...about,
        category: category ?? query.get('category'),
        ...(files === undefined ? {} : { files }),
      })
  }
}
