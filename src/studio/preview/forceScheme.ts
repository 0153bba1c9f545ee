import type { Settings } from '../settings/Settings'

const asked = /\(prefers-color-scheme:\s*(light|dark)\)/g
const written = new WeakMap<CSSMediaRule, string>()
let scheme: Settings['scheme'] = 'light'
let watches = false

/**
 * Draws this document light or dark, whatever the device prefers: conditions on the colour scheme in its style sheets
 * are given the answer. Style sheets that arrive later are, too.
 */
export function forceScheme(wanted: Settings['scheme']): void {
  scheme = wanted
  document.documentElement.style.setProperty('color-scheme', wanted)
  force()
  if (watches) return
  watches = true
  document.head.addEventListener('load', force, true)
  new MutationObserver(force).observe(document.head, { subtree: true, childList: true, characterData: true })
}

function force(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // Still loading; it is asked again when it is here.
    }
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText
      written.set(rule, condition)
      const answered = condition.replace(asked, (_, name) =>
        name === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
      )
      if (answered !== rule.media.mediaText) rule.media.mediaText = answered
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules)
  }
}
