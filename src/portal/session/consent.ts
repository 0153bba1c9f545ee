import { type ConsentLevel, consentCookie, type StoredItem } from '../../../schemas/cookies/scriptItems'
import { storedItems } from '../../../schemas/cookies/storedItems'
import { removeCookie, writeCookie } from './browserCookies'

const dialog = () => document.getElementById('consent')

/** Shows the dialog that asks which cookies the visitor accepts, above the page. */
export function openConsent(): void {
  const element = dialog()
  if (!element) return
  element.hidden = false
  element.focus()
}

/** Stores the choice without loading the page again, when the form in the dialog or one of the page is sent. */
export function followConsent(card: string): () => void {
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

/** How long the confirmation stays in sight, in ms. */
const confirmationMs = 10_000

/** Says that the choice is stored, where the page has a place for it, else at the end of the window for a while. */
function confirmChoice(): void {
  const own = document.querySelector<HTMLElement>('#root [data-saved]')
  const status = own ?? document.querySelector<HTMLElement>('[data-saved]')
  if (!status) return
  status.textContent = status.dataset.saved ?? ''
  if (!own) setTimeout(() => status.replaceChildren(), confirmationMs)
}

function storeChoice(level: ConsentLevel, card: string): void {
  writeCookie(consentCookie, level)
  if (level === 'experience') return
  const items: readonly StoredItem[] = Object.values(storedItems)
  for (const item of items) if (item.level === 'experience') removeCookie(item, card)
}

/** The focus was in the dialog, which is gone. The next press of Tab leads to the first link of the page. */
function moveFocusToPage(): void {
  const page = document.getElementById('root')
  page?.setAttribute('tabindex', '-1')
  page?.focus({ preventScroll: true })
}
