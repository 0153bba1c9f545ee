import type { Locale } from '../../generated/types'
import type { Key } from '../DataVisitor'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'

/** Link texts that mean nothing out of context, by language. */
const phrases = {
  fr: "clique[rz]?(?: (?:ici|l[aà]|sur ce lien|sur le lien))?|(?:c['’]est )?(?:par )?ici|en savoir (?:plus|davantage)|savoir plus|(?:plus d['’]|\\+ ?d['’]?\\s?)(?:infos?|informations?|détails?)|plus|(?:lire|voir) (?:(?:la )?suite|plus|ici|davantage)|suite|(?:la )?suite|détails?|(?:ce |le )?lien|(?:suivre|ouvrir) (?:ce|le) lien|cette page",
  de: '(?:(?:klicken sie |klick(?:e|en)? )?(?:bitte )?hier(?: klicken)?)|mehr(?: (?:lesen|erfahren|infos?|informationen|dazu|anzeigen|details))?|weiterlesen|weitere (?:infos?|informationen|details)|details?|(?:dieser |zum )?link|diese seite',
  en: '(?:please )?click(?: (?:here|this link|on this link))?|here|(?:read|learn|see|find out|show|view) more|more(?: (?:info|information|details))?|continue reading|details?|(?:this )?link|this page',
  nl: '(?:klik )?hier(?: klikken)?|klik(?: op deze link)?|(?:lees|zie|ontdek|toon) (?:meer|verder)|meer(?: (?:lezen|weten|info|informatie|details))?|verder lezen|details?|(?:deze )?link|deze pagina',
} as const satisfies { [L in Locale]: string }

/** Phrases that count in every language: they are long enough to be unambiguous. */
const universal =
  'cliquez ici|en savoir plus|lire la suite|hier klicken|klicken sie hier|click here|read more|learn more|klik hier|lees meer'

const whole = (words: string) => new RegExp(`^[\\s›»→>«"“(]*(?:${words})[\\s.…!:›»→>"”)]*$`, 'i')

let last: { locale: string; pattern: RegExp } | undefined

/** Keeps the pattern of the last language, as most documents are in one. */
function patternOf(locale: string): RegExp {
  if (last?.locale === locale) return last.pattern
  const own = Object.entries(phrases).find(([name]) => name === locale)?.[1]
  last = { locale, pattern: whole(own ? `${own}|${universal}` : universal) }
  return last.pattern
}

/** Characters of the longest phrase with its punctuation. */
const maxLength = 40

export const isVague = (label: string, locale: string): boolean =>
  label.length <= maxLength && patternOf(locale).test(label)

/** Reports a label that does not say what the link or button does. */
export function vagueLink(linter: RuleContext, label: string, key: Key): void {
  if (!isVague(label, linter.locale)) return
  const message = `${quote(label)} does not say where it leads. A screen reader can list the links of a page without the text around them: name the page, the document or the action.`
  linter.report('vague-link', [key], message, { received: label })
}
