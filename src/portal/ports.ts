import type { Ports } from '../../renderer/actions/ports'
import { withQuery } from '../../renderer/actions/withQuery'
import { isObject, own } from '../../schemas/engine'
import { addressOf } from './api/endpoints'
import { showConfirm } from './dialogs/showConfirm'
import { showModal } from './dialogs/showModal'
import { placeOf } from './navigation/placeOf'
import { portalPath } from './navigation/portalPath'
import { newVisit } from './navigation/visits'
import { wayBack } from './navigation/wayBack'
import { pathOfName } from './routes/findRoute'
import type { Session } from './session/Session'

/** What actions can do on the portal. */
export function createPorts(session: Session): Ports {
  const { portal, scope, location, client, answers, engine, dialogs } = session
  const card = portal.cardName
  const go = (path: string, query?: Record<string, string>, replace = false) =>
    location.navigate(portalPath(card, path, query), { replace, state: newVisit() })

  return {
    navigate: ({ path, query, replace }) => go(path, query, replace),

    navigateName({ name, params, query }) {
      const path = pathOfName(name, params)
      if (path === undefined) throw new Error(`There is no route "${name}" with these values.`)
      go(path, query)
    },

    open({ url, target }) {
      if (target === 'blank') window.open(url, '_blank', 'noopener')
      else window.location.assign(url)
    },

    goBack() {
      const { pathname, search } = window.location
      const path = wayBack(placeOf(card, pathname, search).path, window.history.length)
      if (path === undefined) window.history.back()
      else go(path)
    },

    goHome: () => go('/'),

    confirm: (question, { signal }) => showConfirm(dialogs, question, signal),

    openModal: ({ modal }) => showModal(session, modal),

    closeModal: dialogs.closeTop,

    async call({ method, endpoint, query, body }, { signal }) {
      const answer = await client(withQuery(endpoint, query), { method, signal, body })
      if (method !== 'GET') answers.expire()
      return answer
    },

    replace({ block }, { source }) {
      if (!source || !engine.replace(source.key, block)) throw new Error('The block to replace is no longer shown.')
    },

    async reload({ id }, { signal }) {
      if (id === undefined) return answers.refresh()
      const address = addressOf('readBlock', { portalName: scope.portalName, id }, { env: scope.env })
      const body = await client(address, { signal })
      const block = isObject(body) ? own(body, 'data') : undefined
      if (!engine.replace(id, block)) throw new Error('The block to reload is no longer shown.')
    },

    emit({ event, data }) {
      window.dispatchEvent(new CustomEvent(`beffroi:${event}`, { detail: data }))
    },
  }
}
