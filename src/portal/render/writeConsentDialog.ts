import { buttonClass } from '../../../renderer/parts/buttonClass'
import { consentSavedId } from '../../../schemas/cookies/storedItems'
import { escapeHtml } from '../../../schemas/html/escapeHtml'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { portalPath } from '../location/urls'
import type { Session } from '../session/Session'
import { consentTexts } from '../texts/consent/consentTexts'
import { addTexts } from '../texts/loadTexts'

/**
 * The cookie consent dialog as HTML before the page. It is a plain form and covers nothing. Visitors who have chosen
 * get it hidden, so that it can be opened again. It holds no link, because the first link of a page must lead to its
 * content. `back` is the address of the page. The sentence that confirms the choice shows after the form was posted;
 * a script writes it into the status instead.
 */
export async function writeConsentDialog(session: Session, back: string, isOpen: boolean): Promise<string> {
  const { portal, locale, shellText } = session
  await addTexts(consentTexts, locale)
  const path = (below: string) => escapeHtml(portalPath(portal.cardName, below))
  const [title, text, more] = (['consent.title', 'consent.text', 'consent.more'] as const).map((key) =>
    escapeHtml(shellText(key)),
  )
  const saved = escapeHtml(shellText('consent.saved'))
  const button = (level: string, label: string) =>
    `<button class="${buttonClass('primary')}" name="level" value="${level}">${escapeHtml(label)}</button>`
  return `<div id="consent" class="consent" role="dialog" aria-labelledby="consent-title" tabindex="-1" data-nosnippet${isOpen ? '' : ' hidden'}>
<div class="consent-inside"><h2 id="consent-title">${title}</h2><p>${text}</p>
<form method="post" action="${path('/consentement')}"><input type="hidden" name="back" value="${escapeHtml(back)}">
${button('experience', shellText('consent.accept'))}${button('necessary', shellText('consent.refuse'))}</form><form action="${path(pagePaths.cookies)}"><button class="${buttonClass('link')}">${more}</button></form></div></div>
<p id="${consentSavedId}" role="status" tabindex="-1" data-nosnippet>${saved}</p>
<p class="consent-saved" role="status" data-saved="${saved}"></p>`
}
