import type { Locale, NodeResult, Result } from 'axe-core'
import type { Examination, Finding } from '../frame/report'
import type { StudioLanguage } from '../texts/StudioText'

/** Rules axe leaves out unless asked, and that say something of blocks. */
const more = ['target-size', 'label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header']
const options = {
  rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
  // What stands in the frame of another site is not the block's.
  iframes: false,
  resultTypes: ['violations' as const, 'incomplete' as const],
}

/** Has axe look at what is drawn, every rule on that speaks of a part of a page. It is only loaded when it is asked. */
export async function examine(language: StudioLanguage): Promise<Examination> {
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

const toFinding = ({ id, help, helpUrl, impact, nodes }: Result, isCertain: boolean): Finding => ({
  rule: id,
  help,
  helpUrl,
  impact: impact ?? 'minor',
  isCertain,
  places: nodes.map(toPlace),
})

const toPlace = ({ target, html, failureSummary }: NodeResult) => ({
  selector: target.join(' '),
  html,
  summary: failureSummary ?? '',
})
