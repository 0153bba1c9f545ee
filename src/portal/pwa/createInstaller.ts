import { ActionError } from '../../../renderer/actions/ActionError'
import type { Installation } from '../../../renderer/engine/HostContext'
import { installCookie } from '../../../schemas/cookies/deferredItems'
import type { Locale } from '../../../schemas/engine'
import { showInstallOffer } from '../dialogs/showInstallOffer'
import { readCookie, writeCookie } from '../session/browserCookies'
import type { Session } from '../session/Session'
import { installTexts } from '../texts/install/installTexts'
import { addTexts, type ShellText } from '../texts/loadTexts'

type Choice = { outcome: string }

/** The browser's `beforeinstallprompt` event, which TypeScript does not know. Older browsers return no choice. */
type InstallEvent = Event & { prompt(): Promise<Choice | undefined>; userChoice?: Promise<Choice> }

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

export type Installer = Installation & {
  /**
   * Shows the browser's dialog. Resolves to `accepted` or `dismissed`. Rejects with an explanation for the visitor
   * when the browser offers none.
   */
  prompt(): Promise<string>
}

/**
 * Offers to install the portal once the browser has fired its event, but neither on desktops nor in the installed app,
 * nor to visitors who have seen the offer. `firstEvent` is the event of the time before this code was loaded.
 */
export function createInstaller(session: Session, firstEvent: Promise<Event>): Installer {
  const { portal, scope, locale } = session
  const card = portal.cardName
  const offer = createOffer()
  let event: InstallEvent | undefined
  /** Whether this page has made the offer: its cookie is not stored for visitors who refused it. */
  let wasOffered = false

  const storeOutcome = (outcome: string) => writeCookie(installCookie, outcome, card)
  const receive = (received: Event) => {
    if (!isInstallEvent(received)) return
    event = received
    if (wasOffered || scope.env === 'desktop' || isStandalone() || readCookie(installCookie, card) !== undefined) return
    wasOffered = true
    offer.set(true)
    void showInstallOffer(session, installer)
  }

  const ask = async (): Promise<string> => {
    if (!event)
      throw new ActionError(
        'unavailable',
        'The browser does not offer to install the portal.',
        await explainInstallation(session.shellText, locale),
      )
    const { outcome } = (await event.prompt()) ?? (await event.userChoice) ?? { outcome: 'dismissed' }
    // Browsers show one dialog per event.
    event = undefined
    storeOutcome(outcome)
    offer.set(false)
    return outcome
  }
  /** The dialog that is open. */
  let dialog: Promise<string> | undefined

  const installer: Installer = {
    subscribe: offer.subscribe,
    isOffered: offer.isMade,
    shown: () => storeOutcome('showed'),
    dismiss() {
      storeOutcome('dismissed')
      offer.set(false)
    },
    prompt() {
      dialog ??= ask().finally(() => {
        dialog = undefined
      })
      return dialog
    },
  }
  // The listener may have received it too.
  void firstEvent.then((first) => event ?? receive(first))
  window.addEventListener('beforeinstallprompt', receive)
  window.addEventListener('appinstalled', () => {
    storeOutcome('accepted')
    offer.set(false)
  })
  return installer
}

/** Creates the store of whether the offer is made. */
function createOffer() {
  const listeners = new Set<() => void>()
  let isMade = false
  return {
    isMade: () => isMade,
    set(value: boolean) {
      if (value === isMade) return
      isMade = value
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Only browsers of iOS and iPadOS have the property `standalone`. */
const standaloneOfIos = (): unknown => ('standalone' in navigator ? navigator.standalone : undefined)

/** Whether the page is open in the installed app. */
const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches || standaloneOfIos() === true

/** Explains to the visitor how to install the portal with a browser that offers no dialog for it. */
async function explainInstallation(shellText: ShellText, locale: Locale): Promise<string> {
  await addTexts(installTexts, locale)
  if (isStandalone()) return shellText('install.standalone')
  return shellText(standaloneOfIos() === undefined ? 'install.menu' : 'install.share')
}
