import type { Locale, NodeResult, Result } from 'axe-core'
import type { PreviewState } from '../frame/PreviewState'
import type { AxeFinding, AxeResult } from '../frame/reports'
import { reportToGallery } from '../frame/reports'
import type { StudioLanguage } from '../texts/StudioText'

/** Milliseconds without changes before axe runs. */
const debounceMs = 400

/** The last run, as axe cannot run twice at the same time. */
let lastRun: Promise<unknown> = Promise.resolve()

/** Runs axe now and after every change, and reports its findings. Returns a function that ends this. */
export function observeWithAxe({ language }: PreviewState): () => void {
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => schedule(debounceMs))
  const observe = () =>
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      // A run changes a role for a moment, which must not count as a change.
      observer.disconnect()
      const run = lastRun.then(() => (hasEnded ? undefined : runAxe(language))).catch(() => undefined)
      lastRun = run
      const result = await run
      if (hasEnded) return
      if (result) reportToGallery('preview-examined', result)
      observe()
    }, delay)
  }
  observe()
  schedule(debounceMs)
  return () => {
    hasEnded = true
    clearTimeout(timer)
    observer.disconnect()
  }
}

/** Rules that are off by default but apply to blocks. */
const extraRules = ['target-size', 'label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header']
const options = {
  rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
  // Frames show content of other sites.
  iframes: false,
  resultTypes: ['violations' as const, 'incomplete' as const],
}

/** Loads axe and checks the preview with all rules that apply to a part of a page. */
async function runAxe(language: StudioLanguage): Promise<AxeResult> {
  const [{ default: axe }, locale] = await Promise.all([import('axe-core'), locales[language]()])
  const root = document.getElementById('root') ?? document.body
  const container = root.querySelector('[data-ground]')
  axe.reset()
  if (locale) axe.configure({ locale })
  // In a frame, the container stands in for the main landmark of a portal.
  container?.setAttribute('role', 'main')
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
    container?.removeAttribute('role')
  }
}

/** The texts of axe, which are English by default. */
const locales: { readonly [L in StudioLanguage]: () => Promise<Locale | undefined> } = {
  en: async () => undefined,
  fr: async () => toLocale((await import('axe-core/locales/fr.json')).default),
  de: async () => toLocale((await import('axe-core/locales/de.json')).default),
  nl: async () => toLocale((await import('axe-core/locales/nl.json')).default),
}

/** The part of a file of texts that the findings show. */
type LocaleFile = { lang: string; rules: Locale['rules']; checks: Readonly<Record<string, object>> }

function toLocale({ lang, rules, checks }: LocaleFile): Locale {
  // A check may lack the texts of an outcome that it never has, which the types of axe require.
  const checkTexts = Object.entries(checks).map(([name, texts]) => [name, { pass: '', fail: '', ...texts }] as const)
  return { lang, rules, checks: Object.fromEntries(checkTexts) }
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
