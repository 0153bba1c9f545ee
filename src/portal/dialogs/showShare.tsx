import type { Session } from '../session/Session'
import { addTexts } from '../texts/loadTexts'
import { shareTexts } from '../texts/share/shareTexts'
import { ShareDialog, type Shared } from './ShareDialog'

/** Opens the dialog with the ways to share a page. Resolves once it is open. */
export async function showShare(
  { dialogs, locale }: Pick<Session, 'dialogs' | 'locale'>,
  shared: Shared,
): Promise<void> {
  await addTexts(shareTexts, locale)
  void dialogs.show((close) => <ShareDialog shared={shared} close={close} />)
}
