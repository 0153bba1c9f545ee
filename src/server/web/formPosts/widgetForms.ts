import { own } from '../../../../schemas/engine'
import { type WidgetForm, widgetBody } from '../../../../schemas/inputs/widgetBody'
import { ownListLimit, problemsOf, readListChange } from './ownLists'
import type { FormCall, PageForm, PagePost } from './PageForm'
import { postKey } from './postKey'

const api = '/core-service/api/v1'

const shared = { bodyLimit: ownListLimit, isSubmission: false } as const

const widgetPath = ({ isSignedIn }: PagePost, uid?: string): string =>
  `${api}/${isSignedIn ? 'user-data' : 'anonymous'}/widget${uid === undefined ? '' : `/${encodeURIComponent(uid)}`}`

const uidIn = ({ query }: PagePost): string => query.get('uid') ?? ''

/** Converts the fields of a form to the API's settings. Collections and bicycle parking have their own names. */
function settingsBody({ fields, hidden, portal }: PagePost, storeWidget: string): Record<string, unknown> {
  const config = hidden.get('_config')
  const about = { portal: portal.portalName, storeWidget }
  if (config !== 'blood_collect' && config !== 'bike_parking') return { ...fields, ...about }
  const radius = own(fields, 'radius')
  const [lat, lon] = String(hidden.get('_position') ?? '')
    .split(',')
    .map(Number)
  const form: WidgetForm = {
    ...about,
    config,
    fields: typeof radius === 'string' ? { ...fields, radius: Number(radius) } : fields,
    ...(lat !== undefined && lon !== undefined ? { position: { lat, lon } } : {}),
  }
  return widgetBody(form)
}

const calls = (method: string, endpoint: string, body?: object): { call: FormCall } => ({
  call: { method, endpoint, body, headers: {} },
})

/** Adds the widget in the URL. */
const addForm: PageForm = {
  ...shared,
  name: 'widget',
  async prepare(post) {
    const sent = {
      method: 'POST',
      endpoint: widgetPath(post),
      body: settingsBody(post, post.query.get('widget') ?? ''),
    }
    return { call: { ...sent, headers: postKey(post.hidden.get('_key'), sent) } }
  },
  target: () => '/abonnement?done=added',
  problems: (refusal) => problemsOf(refusal),
}

/** Changes the settings of the widget in the URL. */
const settingsForm: PageForm = {
  ...shared,
  name: 'widget',
  prepare: async (post) =>
    calls('PUT', widgetPath(post, uidIn(post)), settingsBody(post, String(post.hidden.get('_widget') ?? ''))),
  target: () => '/abonnement?done=saved',
  problems: (refusal) => problemsOf(refusal),
}

/** Removes the widget in the URL. */
const removalForm: PageForm = {
  ...shared,
  name: 'widget',
  prepare: async (post) => calls('DELETE', widgetPath(post, uidIn(post))),
  target: () => '/abonnement?done=removed',
  problems: (refusal) => problemsOf(refusal),
}

/** Changes the order of the widgets, or whether one notifies. */
const wallForm: PageForm = {
  ...shared,
  name: 'wall',
  async prepare(post) {
    const change = readListChange(post)
    const order = `${api}/web/portal/${post.portal.portalName}/wall-order`
    if (change.kind !== 'moved') {
      return calls('POST', `${order}/${encodeURIComponent(change.id)}/notification`, {
        notify: change.kind === 'notified',
      })
    }
    // The body of this call is a list.
    return calls(
      'POST',
      order,
      change.order.map((uid) => ({ uid })),
    )
  },
  target: (post) => `/abonnement?done=${readListChange(post).kind}`,
  problems: (refusal, post) => problemsOf(refusal, readListChange(post).kind),
}

/** The forms of the visitor's widgets, by path. */
export const widgetForms: Readonly<Record<string, PageForm>> = {
  '/abonnement': wallForm,
  '/abonnement/ajouter': addForm,
  '/abonnement/regler': settingsForm,
  '/abonnement/retirer': removalForm,
}
