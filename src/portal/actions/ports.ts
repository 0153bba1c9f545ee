import { ActionError } from '../../../renderer/actions/ActionError'
import { withQuery } from '../../../renderer/actions/actionHref'
import type { CookieName, EffectName } from '../../../renderer/actions/effects'
import type { AllPorts } from '../../../renderer/actions/ports'
import type { Lazy } from '../../../renderer/engine/lazy'
import { redirectCookie } from '../../../schemas/cookies/deferredItems'
import type { StoredItem } from '../../../schemas/cookies/scriptItems'
import { isObject, own, parseUrl } from '../../../schemas/engine'
import { withoutContents, withoutSources } from '../../../schemas/inputs/withoutContents'
import { CallError } from '../api/Client'
import { createIdempotencyKeys } from '../api/createIdempotencyKeys'
import { mutate } from '../api/mutate'
import { showConfirm, showModal } from '../dialogs/showDialogs'
import { newHistoryState } from '../location/scrollRestoration'
import { mapUrl, portalPath } from '../location/urls'
import { backTarget } from '../navigation/backTarget'
import type { Installer } from '../pwa/createInstaller'
import { pathBelowCard, pathOfName } from '../routes/matchPath'
import { removeCookie, writeCookie } from '../session/browserCookies'
import type { Session } from '../session/Session'
import { askPosition } from '../session/Visitor'
import { blockAddress } from './blockAddress'

/** The cookies of actions. */
const cookies: { readonly [N in CookieName]: StoredItem } = { redirect: redirectCookie }

/**
 * Statuses after which a write may still have happened: no response (0), still in progress (409), proxy errors (502,
 * 504).
 */
const ambiguousStatuses: readonly number[] = [0, 409, 502, 504]

/** Creates the portal's implementation of the effects. */
export const createPorts = (session: Session, installer?: Lazy<Installer>): AllPorts => ({
  ...navigationPorts(session),
  ...dialogPorts(session),
  ...callPort(session),
  ...blockPorts(session),
  ...devicePorts(session, installer),
})

type PortsOf<E extends EffectName> = Pick<AllPorts, E>

/** The ports that leave the page or open another one. */
function navigationPorts({
  portal,
  location,
  runs,
}: Session): PortsOf<'navigate' | 'navigateName' | 'open' | 'openMap' | 'goBack' | 'goHome'> {
  const go = (path: string, query?: Record<string, string>, replace = false) =>
    location.navigate(portalPath(portal.cardName, path, query), { replace, state: newHistoryState() })

  return {
    navigate({ path, query, replace }, { signal }) {
      runs.keepAcrossNavigation(signal)
      go(path, query, replace)
    },

    navigateName({ name, params, query }, { signal }) {
      const path = pathOfName(portal, name, params)
      if (path === undefined) throw new ActionError('unavailable', `No page has the route "${name}" with these values.`)
      runs.keepAcrossNavigation(signal)
      go(path, query)
    },

    open({ url, target }) {
      if (target === 'blank') window.open(url, '_blank', 'noopener')
      else window.location.assign(url)
    },

    openMap: (place) => {
      window.open(mapUrl(place), '_blank', 'noopener')
    },

    goBack(_, { signal }) {
      runs.keepAcrossNavigation(signal)
      const path = backTarget(pathBelowCard(window.location.pathname), window.history.length, portal)
      if (path === undefined) window.history.back()
      else go(path)
    },

    goHome(_, { signal }) {
      runs.keepAcrossNavigation(signal)
      go('/')
    },
  }
}

/** The ports that open and close dialogs of the page. */
const dialogPorts = (session: Session): PortsOf<'confirm' | 'openModal' | 'closeModal'> => ({
  confirm: (question, { signal }) => showConfirm(session.dialogs, question, signal),
  openModal: ({ modal }) => showModal(session, modal),
  closeModal: session.dialogs.closeModal,
})

/** The port that calls the API. A write whose outcome is unknown is sent again with its idempotency key. */
function callPort({ client, queries, visitor }: Session): PortsOf<'call'> {
  const idempotencyKeys = createIdempotencyKeys()
  return {
    call({ method, endpoint, anonymousEndpoint = endpoint, query, body }, { signal }) {
      const address = visitor.read().account ? endpoint : anonymousEndpoint
      const path = withQuery(address, query)
      if (method === 'GET') return client(path, { method, signal, body })
      const write = async () => {
        const { key, remove } = await idempotencyKeys.open(JSON.stringify([method, path, withoutContents(body)]))
        try {
          const answer = await client(path, { method, signal, body: withoutSources(body), key })
          remove()
          return answer
        } catch (error) {
          if (!(error instanceof CallError) || !ambiguousStatuses.includes(error.status)) remove()
          throw error
        }
      }
      return mutate(queries, { write })
    },
  }
}

/** The ports that change the blocks of the page, and that report events to the services. */
function blockPorts(session: Session): PortsOf<'replace' | 'reload' | 'emit'> {
  const { client, queries, engine, events } = session
  return {
    replace({ block }, { source }) {
      if (!source || !engine.replace(source.key, block)) throw new Error('The block to replace is no longer shown.')
    },

    async reload({ id }, { signal }) {
      if (id === undefined) return queries.refresh()
      const reloading = engine.reload(id)
      if (reloading) {
        if (!(await reloading)) throw new Error('The block to reload could not be read.')
        return
      }
      const body = await client(blockAddress(session, id), { signal })
      const block = isObject(body) ? own(body, 'data') : undefined
      if (!engine.replace(id, block)) throw new Error('The block to reload is no longer shown.')
    },

    emit: ({ event, data }) => events.request(event, data),
  }
}

/** The ports that use the visitor's device. */
function devicePorts(
  session: Session,
  installer?: Lazy<Installer>,
): PortsOf<'share' | 'download' | 'installApp' | 'askPosition' | 'setCookie' | 'removeCookie'> {
  const card = session.portal.cardName
  return {
    share: async ({ title, text, url }) =>
      (await import('./sharePage')).sharePage(session, {
        title,
        text,
        url: url && parseUrl(url.startsWith('/') ? portalPath(card, url) : url, window.location.origin)?.href,
      }),

    download: ({ path }) => saveFile(path),

    async installApp() {
      if (!installer) throw new ActionError('unavailable', 'The portal cannot be installed here.')
      return (await installer.retry()).prompt()
    },

    askPosition: (_, { signal }) => askPosition(session.visitor, signal),

    setCookie: ({ name, value }) => writeCookie(cookies[name], value, card),

    removeCookie: ({ name }) => removeCookie(cookies[name], card),
  }
}

/** Downloads the file at a path of the portal's origin. */
function saveFile(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
