import type { ParticipationPath } from '../../../../schemas/routes/participationPaths'
import { postKey } from './postKey'

export type Sent = {
  path: ParticipationPath
  /** The query of the page's address, which names what it is about. */
  query: URLSearchParams
  /** The fields, nested. */
  fields: Readonly<Record<string, unknown>>
  /** When the page was made, which its form has in `_key`. */
  pageKey: unknown
  /** Whether the form withdraws what was sent before. */
  withdraws: boolean
  portalName: string
  poiUid: string
  isSignedIn: boolean
}

const api = '/core-service/api/v1'

/** The call that a form of what residents send asks for, as its action would make it. */
export function participationCall(sent: Sent) {
  const { path, query, poiUid, withdraws, pageKey } = sent
  const poi = `${api}/web/by-poi/${encodeURIComponent(poiUid)}`
  const [dataType, dataUid] = [query.get('type') ?? '', query.get('uid') ?? '']
  if (withdraws) {
    const endpoint = `${poi}/ratings/${encodeURIComponent(dataUid)}?${new URLSearchParams({ dataType })}`
    return { method: 'DELETE', endpoint, body: undefined, headers: {} }
  }
  const { description = null, email = null, fax, category, files, rate = null, ...others } = sent.fields
  const program = fax === undefined ? {} : { fax }
  const about = { dataType, dataUid, comment: description, email, fields: others, ...program }
  const call = (endpoint: string, body: Record<string, unknown>) => {
    const post = { method: 'POST', endpoint, body }
    return { ...post, headers: postKey(pageKey, post) }
  }
  switch (path) {
    case '/participer/commentaire': {
      const url = query.get('from') ?? '/'
      const endpoint = `${api}/${sent.isSignedIn ? 'user-data' : 'anonymous'}/comment`
      return call(endpoint, { email, description, platform: 'web', url, portal: sent.portalName, ...program })
    }
    case '/participer/avis':
      return call(`${poi}/rate`, { ...about, rate })
    case '/participer/suggestion':
      return call(`${poi}/crowdsourcing`, {
        ...about,
        category: category ?? query.get('category'),
        ...(files === undefined ? {} : { files }),
      })
  }
}
