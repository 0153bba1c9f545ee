import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { own } from '../../../../schemas/engine'
import { wallOperations } from '../../../../schemas/generated/wallOperations'
import { type WidgetForm, widgetBody } from '../../../../schemas/inputs/widgetBody'
import { listProblems, readListChange } from '../../forms/ListChange'
import { wallPath } from './wallQueries'

const form = { kind: 'list', problems: (refusal) => listProblems(refusal) } as const satisfies Partial<PageForm>

type Operation = 'createWidget' | 'updateWidget' | 'deleteWidget' | 'orderWall' | 'setWidgetNotification'

function callFor({ portal, isSignedIn }: PagePost, operation: Operation, uid: string, body?: unknown): FormCall {
  const identity = isSignedIn ? 'user-data' : 'anonymous'
  const endpoint = wallPath(operation, { portalName: portal.portalName, identity, uid })
  return { method: wallOperations[operation].method, endpoint, body }
}

const uidIn = ({ query }: PagePost): string => query.get('uid') ?? ''

/** The settings that the fields of a form are. Collections and bicycle parking have names of their own in the API. */
function settingsBody({ fields, hidden, portal }: PagePost, storeWidget: string): Record<string, unknown> {
  const config = hidden.get('_config')
  const about = { portal: portal.portalName, storeWidget }
  if (config !== 'blood_collect' && config !== 'bike_parking') return { ...fields, ...about }
  const radius = own(fields, 'radius')
  const [lat, lon] = String(hidden.get('_position') ?? '')
    .split(',')
    .map(Number)
  const filled: WidgetForm = {
    ...about,
    config,
    fields: typeof radius === 'string' ? { ...fields, radius: Number(radius) } : fields,
    ...(lat !== undefined && lon !== undefined ? { position: { lat, lon } } : {}),
  }
  return widgetBody(filled)
}

/** Changes the order of the widgets, or whether one notifies. */
const wallForm: PageForm = {
  ...form,
  name: 'wall',
  call(post) {
    const change = readListChange(post)
    if (!change) return undefined
    // The body of the order is a list.
    if (change.kind === 'moved') {
      return callFor(
        post,
        'orderWall',
        '',
        change.order.map((uid) => ({ uid })),
      )
    }
    return callFor(post, 'setWidgetNotification', change.id, { notify: change.kind === 'notified' })
  },
  target: (post) => `/abonnement?done=${readListChange(post)?.kind}`,
  problems: (refusal, post) => listProblems(refusal, readListChange(post)?.kind),
}

/** The forms of the visitor's widgets, by path. The address names the widget. */
export const widgetForms: Readonly<Record<string, PageForm>> = {
  '/abonnement': wallForm,
  '/abonnement/ajouter': {
    ...form,
    name: 'widget',
    call: (post) => callFor(post, 'createWidget', '', settingsBody(post, post.query.get('widget') ?? '')),
    target: () => '/abonnement?done=added',
  },
  '/abonnement/regler': {
    ...form,
    name: 'widget',
    call: (post) =>
      callFor(post, 'updateWidget', uidIn(post), settingsBody(post, String(post.hidden.get('_widget') ?? ''))),
    target: () => '/abonnement?done=saved',
  },
  '/abonnement/retirer': {
    ...form,
    name: 'widget',
    call: (post) => callFor(post, 'deleteWidget', uidIn(post)),
    target: () => '/abonnement?done=removed',
  },
}
