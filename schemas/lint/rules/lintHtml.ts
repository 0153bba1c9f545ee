import { htmlLimits, languageOf } from '../../html/allowedHtml'
import type { Key } from '../DataVisitor'
import { HtmlTree } from '../html/HtmlTree'
import { decodeReferences, reportLostAttributes } from '../html/reportLostAttributes'
import { type Attributes, scanHtml } from '../html/scanHtml'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'
import { type Outline, reportJump } from './headingJump'
import { isUnknownPath, reportUnknownPath } from './unknownPath'
import { isVague } from './vagueLink'
import { advisePunctuation, correctPunctuation } from './wrongPunctuation'

/** Losses named in one message. */
const maxNamedLosses = 6

/** Runs every rule on a rich text. `outline` is that of the page, if the text is in one. */
export function lintHtml(linter: RuleContext, html: string, key: Key, outline: Outline | undefined): void {
  const lost = new Set<string>()
  const reportLoss = (what: string) => lost.add(what)
  const tree = new HtmlTree(reportLoss)
  const texts = new TextLinter(linter, key, outline)
  scanHtml(html.length > htmlLimits.length ? html.slice(0, htmlLimits.length) : html, {
    open(name, attributes) {
      const tag = tree.open(name, name === 'a' && !attributes.get('href'), languageIn(attributes))
      if (!tag) return
      if (attributes.size > 0) reportLostAttributes(tag, attributes, reportLoss)
      texts.open(tag, attributes.get('href'))
    },
    close(name) {
      const tag = tree.close(name)
      if (tag) texts.close(tag)
    },
    text(source) {
      const text = decodeReferences(source)
      tree.text(text)
      texts.text(text, tree.inCode, primaryOf(tree.language) ?? linter.locale)
    },
    stray: reportLoss,
  })
  tree.end()
  if (html.length > htmlLimits.length) reportLoss(`all after ${htmlLimits.length} characters`)
  texts.end()
  if (lost.size > 0 && linter.enabled['changed-html']) reportLosses(linter, key, [...lost])
}

const languageIn = (attributes: Attributes): string | undefined =>
  languageOf({ lang: decodeReferences(attributes.get('lang') ?? '') }).lang

/** The language of a tag without script and region: `fr` of `fr-BE`. */
const primaryOf = (tag: string | undefined): string | undefined => tag?.split('-')[0]?.toLowerCase()

function reportLosses(linter: RuleContext, key: Key, lost: readonly string[]): void {
  const named = lost.slice(0, maxNamedLosses).join(', ')
  const more = lost.length > maxNamedLosses ? ` and ${lost.length - maxNamedLosses} more` : ''
  const message = `The portal does not show these parts of the HTML: ${named}${more}. It keeps headings, paragraphs, lists, links, emphasis, tables and quotes, and no attributes except lang, dir, href, scope, colspan and rowspan.`
  linter.report('changed-html', [key], message, { received: lost })
}

/** Checks the links, headings and punctuation of a rich text. */
class TextLinter {
  readonly #linter: RuleContext
  readonly #key: Key
  readonly #outline: Outline | undefined
  #link: { href: string; text: string; language: string } | undefined
  #heading = 0
  /** Level of the previous heading as written; 0 before the first. */
  #written = 0
  /** Badly punctuated texts with their corrections. */
  readonly #corrections: [string, string][] = []

  constructor(linter: RuleContext, key: Key, outline: Outline | undefined) {
    this.#linter = linter
    this.#key = key
    this.#outline = outline
  }

  open(tag: string, href: string | undefined): void {
    if (tag === 'a' && href !== undefined)
      this.#link = { href: decodeReferences(href).trim(), text: '', language: this.#linter.locale }
    if (/^h[234]$/.test(tag)) this.#heading = Number(tag[1])
  }

  close(tag: string): void {
    if (tag === 'a') this.#endLink()
    if (/^h[234]$/.test(tag)) this.#heading = 0
  }

  /** `language` is that of the text, which an element may name. Of a text in another language than the page only the links are checked. */
  text(text: string, isCode: boolean, language: string): void {
    if (this.#link) {
      this.#link.text += text
      if (text.trim()) this.#link.language = language
    }
    if (this.#heading && text.trim()) {
      this.#lintHeading(this.#heading)
      this.#heading = 0
    }
    const { enabled, locale } = this.#linter
    if (isCode || !enabled['wrong-punctuation'] || language !== locale) return
    const better = correctPunctuation(text, locale)
    if (better !== undefined) this.#corrections.push([text, better])
  }

  end(): void {
    this.#endLink()
    const [first] = this.#corrections
    if (!first) return
    const others = this.#corrections.length > 1 ? `, and ${this.#corrections.length - 1} more` : ''
    const message = advisePunctuation(...first, this.#linter.locale, others)
    this.#linter.report('wrong-punctuation', [this.#key], message, {
      received: first[0].trim(),
      expected: first[1].trim(),
    })
  }

  #endLink(): void {
    const link = this.#link
    this.#link = undefined
    if (!link) return
    const { enabled } = this.#linter
    if (enabled['vague-link'] && isVague(link.text.trim(), link.language)) {
      const message = `The link ${quote(link.text)} does not say where it leads. A screen reader can list the links of a page without the text around them: name the page or document in the link.`
      this.#linter.report('vague-link', [this.#key], message, { received: link.text.trim() })
    }
    if (enabled['unknown-path'] && isUnknownPath(link.href)) reportUnknownPath(this.#linter, [this.#key], link.href)
  }

  /** The renderer never puts a heading more than one level below the previous one. */
  #lintHeading(written: number): void {
    const outline = this.#outline
    if (this.#written === 0) {
      const level = Math.max(outline?.level ?? 2, written)
      if (outline) {
        reportJump(this.#linter, outline, level, [String(this.#key)])
        outline.last = level
      }
    } else if (written > this.#written + 1) {
      const message = `In this HTML <h${written}> follows <h${this.#written}>, and the portal shows it one level below: make it <h${this.#written + 1}>.`
      if (this.#linter.enabled['heading-jump'])
        this.#linter.report('heading-jump', [this.#key], message, { expected: this.#written + 1, received: written })
    } else if (outline) outline.last = Math.max(outline.level, written)
    this.#written = written
  }
}
