import type { Installation } from '../../../renderer/engine/HostContext'
import type { Env } from '../api/pageQueries'

/** The browser's `beforeinstallprompt` event, which TypeScript does not know. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: string }> }

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** Expiry of the cookie that stores that the offer was shown, and later the visitor's choice. */
const cookieExpiry = 'Sun, 29 Dec 2030 00:00:00 GMT'

export type Installer = Installation & {
  /** Shows the browser's dialog. Resolves to `accepted` or `dismissed`; rejects when the browser offers none. */
  prompt(): Promise<string>
}

/**
 * Keeps the browser's install prompt for a block or an action. The block offers it once, except on desktops and to visitors
 * who have installed the portal.
 */
export function watchInstallation(card: string, env: Env): Installer {
  const name = `install-${encodeURIComponent(card)}`
  const listeners = new Set<() => void>()
  let event: InstallEvent | undefined
  let offered = false

  const isKnown = () => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
  const note = (outcome: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
    document.cookie = `${name}=${outcome}; path=/${encodeURIComponent(card)}; expires=${cookieExpiry}; samesite=lax`
  }
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
