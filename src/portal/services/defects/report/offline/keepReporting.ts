import { installShell } from '../../../../offline/shellPages'
import { storeReporter } from '../drafts/reportStore'
import { offlineReports } from './offlineReports'

const kept = new Set<string>()

/** Makes the device able to report without a network, for the account that is signed in. Once for each load of a page; never rejects. */
export async function keepReporting(card: string, locale: string, account: string): Promise<void> {
  const name = `${card} ${locale} ${account}`
  if (kept.has(name)) return
  kept.add(name)
  try {
    await storeReporter(card, account)
    await installShell(offlineReports, card, locale)
  } catch {
    // Storage that is full or forbidden: reporting needs the network.
  }
}
