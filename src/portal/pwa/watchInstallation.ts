import { ActionError } from '../../../renderer/actions/ActionError'
import type { Installation } from '../../../renderer/engine/HostContext'
import { installCookie } from '../../../schemas/cookies/scriptItems'
import type { Env } from '../api/pageQueries'
import { readCookie, writeCookie } from '../session/browserCookies'

/** The browser's `beforeinstallprompt` event, which TypeScript does not know. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: string }> }

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

export type Installer = Installation & {
  /** Shows the browser's dialog. Resolves to `accepted` or `dismissed`; rejects when the browser offers none. */
  prompt(): Promise<string>
}

/**
 * Keeps the browser's install prompt for a block or an action. The block offers it once, but neither on desktops nor
 * to visitors who have installed the portal.
 */
export function watchInstallation(card: string, env: Env): Installer {
  const listeners = new Set<() => void>()
  let event: InstallEvent | undefined
  let offered = false

  const isKnown = () => readCookie(installCookie, card) !== undefined
  const storeOutcome = (outcome: string) => writeCookie(installCookie, outcome, card)
  const offer = (value: boolean) => {
    offered = value
    for (const listener of listeners) listener()
  }

  window.addEventListener('beforeinstallprompt', (promptEvent) => {
    if (!isInstallEvent(promptEvent)) return
    event = promptEvent
    if (env === 'desktop' || isKnown() || matchMedia('(display-mode: standalone)').matches) return
    promptEvent.preventDefault()
    offer(true)
  })
  window.addEventListener('appinstalled', () => offer(false))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOffered: () => offered,
    shown: () => storeOutcome('showed'),
    dismiss() {
      storeOutcome('dismissed')
      offer(false)
    },
    async prompt() {
      if (!event) throw new ActionError('unavailable', 'The browser does not offer to install the portal.')
      const { outcome } = await event.prompt()
      // Browsers show one dialog per event.
      event = undefined
      storeOutcome(outcome)
      offer(false)
      return outcome
    },
  }
}
