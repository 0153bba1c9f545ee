import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { isObject } from '../../../../schemas/engine'
import type { ParticipationPath } from '../../../../schemas/routes/participationPaths'
import { callOf } from '../../forms/callOf'
import { dataTypeIn } from './formQuery'

/** What the actions show once they have called. Nobody sees it here. */
const thanks = { title: '' }

/** What a form is about: the town as a point of interest, and a record; undefined for an address that names none. */
function subjectOf({ query, portal }: PagePost) {
  const dataType = dataTypeIn(query)
  const poiUid = encodeURIComponent(portal.poiUid ?? portal.portalName)
  return dataType && { poiUid, dataType, dataUid: query.get('uid') ?? '' }
}

/** Adds the field that only programs fill in. With a script, such a form is not sent. */
function withTrap(call: FormCall | undefined, { fields: { fax } }: PagePost): FormCall | undefined {
  return call && fax !== undefined && isObject(call.body) ? { ...call, body: { ...call.body, fax } } : call
}

const fieldsOf = ({ fields: { fax: _, ...fields } }: PagePost) => fields

function commentCall(post: PagePost): FormCall | undefined {
  const { email = null, description = null } = post.fields
  const widgetUid = post.query.get('widget')
  const about = { portal: post.portal.portalName, url: post.query.get('from') ?? '/', ...(widgetUid && { widgetUid }) }
  return callOf(
    { handler: 'send-comment', data: { ...about, fields: { email, description }, thanks } },
    post.isSignedIn,
  )
}

function ratingCall(post: PagePost): FormCall | undefined {
  const subject = subjectOf(post)
  if (!subject) return undefined
  if (post.hidden.get('_method') === 'DELETE') {
    const { poiUid, dataUid, dataType } = subject
    const endpoint = `/core-service/api/v1/web/by-poi/${poiUid}/ratings/${encodeURIComponent(dataUid)}`
    return { method: 'DELETE', endpoint: `${endpoint}?${new URLSearchParams({ dataType })}` }
  }
  const fields = { rate: null, ...fieldsOf(post) }
  return callOf({ handler: 'send-rating', data: { ...subject, fields, thanks } }, post.isSignedIn)
}

function suggestionCall(post: PagePost): FormCall | undefined {
  const subject = subjectOf(post)
  const fields = { category: post.query.get('category'), ...fieldsOf(post) }
  return subject && callOf({ handler: 'send-signal', data: { ...subject, fields, thanks } }, post.isSignedIn)
}

const contributionForm = (
  path: ParticipationPath,
  name: string,
  call: (post: PagePost) => FormCall | undefined,
): PageForm => ({
  name,
  kind: 'contribution',
  call: (post) => withTrap(call(post), post),
  target(post) {
    const query = new URLSearchParams(post.query)
    query.set('sent', post.hidden.get('_method') === 'DELETE' ? 'withdrawn' : '1')
    return `${path}?${query}`
  },
})

/** The forms of contributions, by path. */
export const contributionForms: { readonly [P in ParticipationPath]: PageForm } = {
  '/participer/commentaire': contributionForm('/participer/commentaire', 'comment', commentCall),
  '/participer/avis': contributionForm('/participer/avis', 'rating', ratingCall),
  '/participer/suggestion': contributionForm('/participer/suggestion', 'suggestion', suggestionCall),
}
