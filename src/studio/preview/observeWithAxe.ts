import type { Locale, NodeResult, Result } from 'axe-core'
import type { PreviewState } from '../frame/PreviewState'
import type { AxeFinding, AxeResult } from '../frame/reports'
import { reportToGallery } from '../frame/reports'
import type { StudioLanguage } from '../texts/StudioText'

/** Quiet time after a change, in milliseconds, before it is looked at. */
const debounceMs = 400

/** axe does one thing at a time. */
let lastRun: Promise<unknown> = Promise.resolve()

/** Tells what axe finds now, and again whenever what is drawn has changed. Returns what ends it. */
export function observeWithAxe({ language }: PreviewState): () => void {
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => look(debounceMs))
  const watch = () =>
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })

  const look = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      // Looking changes a role for a moment, which is no change.
      observer.disconnect()
      const examination = lastRun.then(() => (hasEnded ? undefined : runAxe(language))).catch(() => undefined)
      lastRun = examination
      const found = await examination
      if (hasEnded) return
      if (found) reportToGallery('preview-examined', found)
      watch()
    }, delay)
  }
  watch()
  look(debounceMs)
  return () => {
    hasEnded = true
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Rules axe leaves out unless asked, and that say something of blocks. */
const extraRules = ['target-size', 'label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header']
const options = {
  rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
  // What stands in the frame of another site is not the block's.
  iframes: false,
  resultTypes: ['violations' as const, 'incomplete' as const],
}

/** Has axe look at what is drawn, every rule on that speaks of a part of a page. It is only loaded when it is asked. */
async function runAxe(language: StudioLanguage): Promise<AxeResult> {
  const [{ default: axe }, locale] = await Promise.all([import('axe-core'), locales[language]()])
  const root = document.getElementById('root') ?? document.body
  const ground = root.querySelector('[data-ground]')
  axe.reset()
  if (locale) axe.configure({ locale })
  // In the gallery a block stands in a piece of its page; on a portal, in the main part.
  ground?.setAttribute('role', 'main')
  try {
    const { violations, incomplete, passes } = await axe.run(root, options)
    return {
      findings: [
        ...violations.map((result) => toFinding(result, true)),
        ...incomplete.map((result) => toFinding(result, false)),
      ],
      kept: passes.length,
    }
  } finally {
    ground?.removeAttribute('role')
  }
}

/** axe speaks English unless it is given other texts. */
const locales: { readonly [L in StudioLanguage]: () => Promise<Locale | undefined> } = {
  en: async () => undefined,
  async fr() {
    const { lang, rules, checks } = (await import('axe-core/locales/fr.json')).default
    // A check that never fails has no text for it, which axe takes and its types do not.
    const whole = Object.entries(checks).map(([name, texts]) => [name, { fail: '', ...texts }] as const)
    return { lang, rules, checks: Object.fromEntries(whole) }
  },
}

const toFinding = ({ id, help, helpUrl, impact, nodes }: Result, isCertain: boolean): AxeFinding => ({
  rule: id,
  help,
  helpUrl,
  impact: impact ?? 'minor',
  isCertain,
  places: nodes.map(toAxeElement),
})

const toAxeElement = ({ target, html, failureSummary }: NodeResult) => ({
  selector: target.join(' '),
  html,
  summary: failureSummary ?? '',
})
