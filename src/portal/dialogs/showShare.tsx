import type { Session } from '../session/Session'
import { addTexts, type TextArea } from '../texts/loadTexts'
import { ShareDialog, type Shared } from './ShareDialog'

const texts: TextArea = {
  name: 'share',
  files: {
    fr: () => import('../texts/share/fr.json?messages'),
    de: () => import('../texts/share/de.json?messages'),
    en: () => import('../texts/share/en.json?messages'),
    nl: () => import('../texts/share/nl.json?messages'),
  },
}

/** Opens the dialog with the ways to share a page. Resolves once it is open. */
export async function showShare(
  { dialogs, locale }: Pick<Session, 'dialogs' | 'locale'>,
  shared: Shared,
): Promise<void> {
  await addTexts(texts, locale)
  void dialogs.show((close) => <ShareDialog shared={shared} close={close} />)
}
