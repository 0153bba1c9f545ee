import { actionHref } from '../../../renderer/actions/actionHref'
import type { Executor, RunOptions } from '../../../renderer/actions/executor'
import type { Outcome } from '../../../renderer/actions/outcome'
import type { Host } from '../../../renderer/engine/HostContext'
import { lazy } from '../../../renderer/engine/lazy'
import type { Action, Portal } from '../../../schemas/engine'
import { imageUrl, mapUrl, portalPath } from '../location/urls'
import { isCodeFailure, reloadForCode } from '../navigation/codeFailures'
import type { Installer } from '../pwa/watchInstallation'
import { pathOfName } from '../routes/matchRoute'
import { timeZoneOf } from '../session/locales'
import type { Session } from '../session/Session'
import { askPosition, keptPosition } from '../session/Visitor'
import type { createPortalExecutor } from './createPortalExecutor'

/** Creates the host that connects blocks to the portal. */
export function createHost(session: Session, installer?: Installer): Host {
  const { engine, clock, client, locale, portal, events, dialogs, visitor } = session
  const card = portal.cardName
  const run = createRun(session, installer)
  const timeZone = timeZoneOf(portal)
  return {
    engine,
    locale,
    timeZone,
    isTimeZoneGuessed: timeZone !== (portal.timeZone ?? timeZone),
    now: clock.now,
    imageUrl,
    href: (action) => hrefOf(portal, action),
    run: async (action, source) => {
      const outcome = await session.runs.start((signal) => run(action, { source, signal }))
      return outcome.status === 'failed' && (await openAgain(portal, action, outcome.error))
        ? { status: 'aborted' }
        : outcome
    },
    fetchJson: (path, signal) => client(path, { signal }),
    formTarget: portalPath(card, '/envoi'),
    findAddresses: async (text, signal) => (await import('./findAddresses')).findAddresses(session, text, signal),
    position: () => visitor.read().position ?? keptPosition(),
    askPosition: () => session.runs.start((signal) => askPosition(visitor, signal)),
    prefill: ({ inputType }) => (inputType === 'email' ? visitor.read().account?.email : undefined),
    showFailure: async (outcome) => (await import('../dialogs/showDialogs')).showFailure(dialogs, outcome),
    emit: events.announce,
    on: events.on,
    ...(installer && { installation: installer }),
  }
}

/** The code that runs actions. The entry loads it once the page is there. */
export const executorCode = lazy('createPortalExecutor', () => import('./createPortalExecutor'))

/** Runs actions, as soon as the code that does is loaded. Never rejects: an action whose code fails to load has failed. */
function createRun(session: Session, installer?: Installer): (action: Action, options: RunOptions) => Promise<Outcome> {
  let executor: Executor | undefined
  const start = (create: typeof createPortalExecutor) => {
    executor ??= create(session, installer)
    return executor
  }
  return async (action, options) => {
    try {
      const create = executorCode.ready ?? (await executorCode.retry())
      await session.engine.preloadActions()
      return await start(create).run(action, options)
    } catch (error) {
      return { status: 'failed', error }
    }
  }
}

/**
 * Opens the page of a form whose dialog could not be opened, and reloads the page when the code of any other action could not be
 * loaded; true when it does. Some browsers never ask again for code that once failed to load, so that after a cut of the network
 * the dialogs of a page stay closed. Does nothing while there is no network.
 */
async function openAgain(portal: Portal, action: Action, error: unknown): Promise<boolean> {
  const href = action.handler === 'modal' ? hrefOf(portal, action) : undefined
  if (href === undefined && !isCodeFailure(error)) return false
  if (!(await fetch(href ?? window.location.href, { method: 'HEAD' }).catch(() => undefined))) return false
  if (href === undefined) return reloadForCode()
  window.location.assign(href)
  return true
}

/** The address of an action that is a link. Addresses outside of the portal stay unchanged. */
function hrefOf(portal: Portal, action: Action): string | undefined {
  const card = portal.cardName
  if (action.handler === 'navigation-name') {
    const path = pathOfName(portal, action.data.name, action.data.params)
    return path && portalPath(card, path, action.data.query)
  }
  if (action.handler === 'directions') return mapUrl(action.data)
  if (action.handler === 'back-home') return portalPath(card, '/')
  const href = actionHref(action)
  const isInside = action.handler === 'navigation' || action.handler === 'modal'
  return href !== undefined && isInside ? portalPath(card, href) : href
}
