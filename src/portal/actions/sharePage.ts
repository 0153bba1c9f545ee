import type { Shared } from '../dialogs/ShareDialog'
import { showShare } from '../dialogs/showShare'
import type { Session } from '../session/Session'

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content || undefined

/**
 * Shares the page, or the given details, through the device's share dialog. A browser without one gets a dialog with
 * other ways. `url` is absolute. Cancelling is not an error.
 */
export async function sharePage(
  session: Pick<Session, 'dialogs' | 'locale'>,
  { title = document.title, text = description(), url = window.location.href }: Partial<Shared>,
): Promise<void> {
  const shared = { title, url, ...(text && { text }) }
  if (!('share' in navigator)) return await showShare(session, shared)
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
