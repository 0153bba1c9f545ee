import { type ConsentLevel, consentCookie, type StoredItem } from '../../../schemas/cookies/scriptItems'
import { storedItems } from '../../../schemas/cookies/storedItems'
import { removeCookie, writeCookie } from './browserCookies'

const dialog = () => document.getElementById('consent')

/** Shows the consent dialog above the page. */
export function openConsent(): void {
  const element = dialog()
  if (!element) return
  element.hidden = false
  element.focus()
}

/**
 * Stores the consent without a reload when the form of the dialog or of a page is submitted. Returns the function
 * that stops it.
 */
export function handleConsentForms(card: string): () => void {
  const choose = (event: SubmitEvent) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith('/consentement')) return
    if (!(submitter instanceof HTMLButtonElement)) return
    const level: ConsentLevel = submitter.value === 'experience' ? 'experience' : 'necessary'
    event.preventDefault()
    storeChoice(level, card)
    confirmChoice()
    const element = dialog()
    if (!element || element.hidden) return
    element.hidden = true
    moveFocusToPage()
  }
  document.addEventListener('submit', choose)
  return () => document.removeEventListener('submit', choose)
}

/** Milliseconds for which the confirmation is visible. */
const confirmationMs = 10_000

/** Confirms the choice in the page if it has a place for it, otherwise at the end of the window for a while. */
function confirmChoice(): void {
  const pageStatus = document.querySelector<HTMLElement>('#root [data-saved]')
  const status = pageStatus ?? document.querySelector<HTMLElement>('[data-saved]')
  if (!status) return
  status.textContent = status.dataset.saved ?? ''
  if (!pageStatus) setTimeout(() => status.replaceChildren(), confirmationMs)
}

function storeChoice(level: ConsentLevel, card: string): void {
  writeCookie(consentCookie, level)
  if (level === 'experience') return
  const items: readonly StoredItem[] = Object.values(storedItems)
  for (const item of items) if (item.level === 'experience') removeCookie(item, card)
}

/** Moves the focus from the closed dialog to the page. The next Tab leads to the first link of the page. */
function moveFocusToPage(): void {
  const page = document.getElementById('root')
  page?.setAttribute('tabindex', '-1')
  page?.focus({ preventScroll: true })
}
