import type { Locale } from '../../../renderer/i18n/loadMessages'
import { installTexts } from '../texts/install/installTexts'
import { addTexts, type ShellText } from '../texts/loadTexts'

/** Only browsers of iOS and iPadOS have the property `standalone`. */
const standaloneOfIos = (): unknown => ('standalone' in navigator ? navigator.standalone : undefined)

/** Whether the page is open in the installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || standaloneOfIos() === true

/** Explains to the visitor how to install the portal with a browser that offers no dialog for it. */
export async function explainInstallation(shellText: ShellText, locale: Locale): Promise<string> {
  await addTexts(installTexts, locale)
  if (isStandalone()) return shellText('install.standalone')
  return shellText(standaloneOfIos() === undefined ? 'install.menu' : 'install.share')
}
