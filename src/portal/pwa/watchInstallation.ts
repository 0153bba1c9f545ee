import type { Installation } from '../../../renderer/engine/HostContext'
import type { Env } from '../api/pageQueries'

/** What a browser fires once it could install the page, and answers when it is told to ask. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: string }> }

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

/** The cookie outlives the offer: it says that it was shown, and later what was chosen. */
const cookieExpiry = 'Sun, 29 Dec 2030 00:00:00 GMT'

export type Installer = Installation & {
  /** Has the browser ask. Resolves to `accepted` or `dismissed`; rejects where the browser does not offer it. */
  prompt(): Promise<string>
}

/**
 * Keeps the browser's offer to install the portal for a block or an action that asks for it. It is shown once, on what
 * is no desktop, to whoever has not installed it yet.
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
      // A browser asks once for each event.
      event = undefined
      note(outcome)
      offer(false)
      return outcome
    },
  }
}
