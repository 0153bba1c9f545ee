import type { Locale, Page, Portal } from '../../../schemas'
import { legalPaths, legalUid } from '../../../schemas/routes/pagePaths'
import { accessibilityPage } from './accessibilityPage'
import { legalTexts } from './legalTexts'
import { privacyPage } from './privacyPage'

/** The text of the portal's own that stands for a legal page of a town; undefined for any other content. */
export function legalPage(uid: string, portal: Portal, locale: Locale): Page | undefined {
  if (uid === legalUid(legalPaths.privacy)) return privacyPage(portal, legalTexts(locale))
  if (uid === legalUid(legalPaths.accessibility)) return accessibilityPage(portal, legalTexts(locale), locale)
  return undefined
}
