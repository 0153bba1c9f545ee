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
 * Keeps the browser's install prompt for a block or an action. The block offers it once, except on desktops and to visitors
 * who have installed the portal.
 */
export function watchInstallation(card: string, env: Env): Installer {
  const listeners = new Set<() => void>()
  let event: InstallEvent | undefined
  let offered = false

  const isKnown = () => readCookie(installCookie, card) !== undefined
  const note = (outcome: string) => writeCookie(installCookie, outcome, card)
  const offer = (now: boolean) => {
    offered = now
    for (const listener of listeners) listener()
  }

  window.addEventListener('beforeinstallprompt', (fired) => {
    if (!isInstallEvent(fired)) return
    event = fired
    if (env === 'desktop' || isKnown() || matchMedia('(display-mode: standalone)').matches) return
    fired.preventDefault()
    offer(true)
  })
  window.addEventListener('appinstalled', () => offer(false))

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOffered: () => offered,
    shown: () => note('showed'),
    dismiss() {
      note('dismissed')
      offer(false)
    },
    async prompt() {
      if (!event) throw new Error('The browser does not offer to install the portal.')
      const { outcome } = await event.prompt()
      // Browsers show one dialog per event.
      event = undefined
      note(outcome)
      offer(false)
      return outcome
    },
  }
}
