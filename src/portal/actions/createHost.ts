import { actionHref } from '../../../renderer/actions/actionHref'
import type { Executor, RunOptions } from '../../../renderer/actions/executor'
import type { Outcome } from '../../../renderer/actions/outcome'
import type { Host } from '../../../renderer/engine/HostContext'
import { type Lazy, lazyValue } from '../../../renderer/engine/lazy'
import type { Action, Portal } from '../../../schemas/engine'
import { servesPath } from '../../../schemas/routes/services'
import { imageUrl, mapUrl, portalPath } from '../location/urls'
import { isCodeFailure, reloadForCode } from '../navigation/codeFailures'
import type { Installer } from '../pwa/createInstaller'
import { pathOfName } from '../routes/matchPath'
import { routeCode } from '../routes/matchRoute'
import { timeZoneOf } from '../session/locales'
import type { Session } from '../session/Session'
import { askPosition, storedPosition } from '../session/Visitor'

/**
 * Creates the host that connects blocks to the portal. `installEvent` is the browser's event that it can install the
 * portal; undefined on the server.
 */
export function createHost(session: Session, installEvent?: Promise<Event>): Host {
  const { engine, clock, client, locale, portal, events, dialogs, visitor } = session
  const card = portal.cardName
  const installer = installEvent && createLazyInstaller(session, installEvent)
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
    serves: (path) => servesPath(portal, path),
    run: async (action, source) => {
      if (visitor.read().isCutOff) visitor.update({ isCutOff: false })
      const outcome = await session.runs.start((signal) => run(action, { source, signal }))
      return outcome.status === 'failed' && (await recoverFromCodeFailure(portal, action, outcome.error))
        ? { status: 'aborted' }
        : outcome
    },
    fetchJson: (path, signal) => client(path, { signal }),
    formTarget: portalPath(card, '/envoi'),
    findAddresses: async (text, signal) => (await import('./findAddresses')).findAddresses(session, text, signal),
    position: () => visitor.read().position ?? storedPosition(),
    askPosition: () => session.runs.start((signal) => askPosition(visitor, signal)),
    prefill: ({ inputType }) => (inputType === 'email' ? visitor.read().account?.email : undefined),
    showFailure: async (outcome) => {
      try {
        await (await import('../dialogs/showDialogs')).showFailure(dialogs, outcome)
      } catch {
        visitor.update({ isCutOff: true })
      }
    },
    loadAgain: async (error) =>
      void (isCodeFailure(error) && (await isReachable(window.location.href)) && reloadForCode()),
    emit: events.announce,
    on: events.on,
    ...(installer && { installation: installer }),
  }
}

/** Loads the installer once the browser can install the portal, or when a block or an action needs it. */
function createLazyInstaller(session: Session, event: Promise<Event>): Lazy<Installer> {
  const installer = lazyValue(async () => (await import('../pwa/createInstaller')).createInstaller(session, event))
  event.then(() => installer.retry()).catch(console.debug)
  return installer
}

/** The code that runs actions, and that handles the events of the services. The entry loads it after hydration. */
export const executorCode = lazyValue(async () => {
  const [{ createPortalExecutor }, listeners] = await Promise.all([import('./createPortalExecutor'), loadListeners()])
  return (session: Session, installer?: Lazy<Installer>) => {
    for (const listen of listeners) listen(session)
    return createPortalExecutor(session, installer)
  }
})

async function loadListeners() {
  const { services } = await routeCode.retry()
  return Promise.all(services.flatMap(({ listen }) => listen?.retry() ?? []))
}

/**
 * Creates the function that runs actions once their code is loaded. It never rejects: an action whose code fails to
 * load has failed.
 */
function createRun(
  session: Session,
  installer?: Lazy<Installer>,
): (action: Action, options: RunOptions) => Promise<Outcome> {
  let executor: Executor | undefined
  const getExecutor = (create: (session: Session, installer?: Lazy<Installer>) => Executor) => {
    executor ??= create(session, installer)
    return executor
  }
  return async (action, options) => {
    try {
      const create = executorCode.ready ?? (await executorCode.retry())
      await session.engine.preloadActions()
      return await getExecutor(create).run(action, options)
    } catch (error) {
      return { status: 'failed', error }
    }
  }
}

/**
 * Recovers from code that could not be loaded: opens the page of a form instead of its dialog, and reloads the page
 * for any other action. Returns true when it does; false while there is no network. Some browsers never retry a
 * failed module, so that the dialogs of a page would stay closed after a network failure.
 */
async function recoverFromCodeFailure(portal: Portal, action: Action, error: unknown): Promise<boolean> {
  const href = action.handler === 'modal' ? hrefOf(portal, action) : undefined
  if (href === undefined && !isCodeFailure(error)) return false
  if (!(await isReachable(href ?? window.location.href))) return false
  if (href === undefined) return reloadForCode()
  window.location.assign(href)
  return true
}

const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** The address of an action that is a link. Addresses outside the portal stay unchanged. */
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
