import { defaults } from '../settings/Settings'
import { type ForcedPreferences, forceCondition } from './forceCondition'

const originalConditions = new WeakMap<CSSMediaRule, string>()
let preferences: ForcedPreferences = defaults
let isWatching = false

/**
 * Renders this document with preferences regardless of the device: replaces their conditions in its style sheets, including those
 * that load later.
 */
export function forceMedia(next: ForcedPreferences): void {
  preferences = next
  document.documentElement.style.setProperty('color-scheme', next.scheme)
  forceSheets()
  if (isWatching) return
  isWatching = true
  document.head.addEventListener('load', forceSheets, true)
  new MutationObserver(forceSheets).observe(document.head, { subtree: true, childList: true, characterData: true })
}

/** Lets scripts of this document ask for the same preferences. What they asked before does not change. */
export function forceQueries(): void {
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(forceCondition(query, preferences))
}

function forceSheets(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      forceRules(sheet.cssRules)
    } catch {
      // The sheet is still loading; its load event runs this again.
    }
  }
}

function forceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = originalConditions.get(rule) ?? rule.media.mediaText
      originalConditions.set(rule, condition)
      const forcedCondition = forceCondition(condition, preferences)
      if (forcedCondition !== rule.media.mediaText) rule.media.mediaText = forcedCondition
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules)
  }
}
