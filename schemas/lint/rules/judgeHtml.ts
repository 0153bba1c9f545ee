import { htmlLimits } from '../../html/allowedHtml'
import type { Key } from '../DataVisitor'
import { HtmlTree } from '../html/HtmlTree'
import { judgeAttributes, plainText } from '../html/judgeAttributes'
import { scanHtml } from '../html/scanHtml'
import { quote } from '../quote'
import type { RuleContext } from '../RuleContext'
import { type Outline, tellJump } from './headingJump'
import { isUnknownPath, tellUnknownPath } from './unknownPath'
import { isVague } from './vagueLink'
import { advisePunctuation, correctPunctuation } from './wrongPunctuation'

/** Most losses that are named in one message. */
const most = 6

/** Everything the rules have to say of a rich text. `outline` is that of the page around, if it stands in one. */
export function judgeHtml(teller: RuleContext, html: string, key: Key, outline: Outline | undefined): void {
  const lost = new Set<string>()
  const lose = (what: string) => lost.add(what)
  const tree = new HtmlTree(lose)
  const words = new WordsJudge(teller, key, outline)
  scanHtml(html.length > htmlLimits.length ? html.slice(0, htmlLimits.length) : html, {
    open(name, attributes) {
      const tag = tree.open(name, name === 'a' && !attributes.get('href'))
      if (!tag) return
      if (attributes.size > 0) judgeAttributes(tag, attributes, lose)
      words.open(tag, attributes.get('href'))
    },
    close(name) {
      const tag = tree.close(name)
      if (tag) words.close(tag)
    },
    text(source) {
      const text = plainText(source)
      tree.text(text)
      words.text(text, tree.inCode)
    },
    stray: lose,
  })
  tree.end()
  if (html.length > htmlLimits.length) lose(`all after ${htmlLimits.length} characters`)
  words.end()
  if (lost.size > 0 && teller.enabled['changed-html']) tellLoss(teller, key, [...lost])
}

function tellLoss(teller: RuleContext, key: Key, lost: readonly string[]): void {
  const named = lost.slice(0, most).join(', ')
  const more = lost.length > most ? ` and ${lost.length - most} more` : ''
  const message = `Not drawn of this HTML: ${named}${more}. Keep to headings, paragraphs, lists, links, emphasis, tables and quotes, without attributes but href, scope and spans.`
  teller.report('changed-html', [key], message, { received: lost })
}

/** What is said of the words of a rich text: its links, headings and punctuation. */
class WordsJudge {
  readonly #teller: RuleContext
  readonly #key: Key
  readonly #outline: Outline | undefined
  #link: { href: string; text: string } | undefined
  #heading = 0
  /** Levels of the headings before, as they are written and as they are drawn. */
  #written = 0
  readonly #wrong: [string, string][] = []

  constructor(teller: RuleContext, key: Key, outline: Outline | undefined) {
    this.#teller = teller
    this.#key = key
    this.#outline = outline
  }

  open(tag: string, href: string | undefined): void {
    if (tag === 'a' && href !== undefined) this.#link = { href: plainText(href).trim(), text: '' }
    if (/^h[234]$/.test(tag)) this.#heading = Number(tag[1])
  }

  close(tag: string): void {
    if (tag === 'a') this.#endLink()
    if (/^h[234]$/.test(tag)) this.#heading = 0
  }

  text(text: string, isCode: boolean): void {
    if (this.#link) this.#link.text += text
    if (this.#heading && text.trim()) {
      this.#judgeHeading(this.#heading)
      this.#heading = 0
    }
    if (isCode || !this.#teller.enabled['wrong-punctuation']) return
    const better = correctPunctuation(text, this.#teller.locale)
    if (better !== undefined) this.#wrong.push([text, better])
  }

  end(): void {
    this.#endLink()
    const [first] = this.#wrong
    if (!first) return
    const others = this.#wrong.length > 1 ? `, and ${this.#wrong.length - 1} more` : ''
    const message = advisePunctuation(...first, this.#teller.locale, others)
    this.#teller.report('wrong-punctuation', [this.#key], message, {
      received: first[0].trim(),
      expected: first[1].trim(),
    })
  }

  #endLink(): void {
    const link = this.#link
    this.#link = undefined
    if (!link) return
    const { enabled: wants, locale } = this.#teller
    if (wants['vague-link'] && isVague(link.text.trim(), locale)) {
      const message = `The link ${quote(link.text)} does not say where it leads, which whoever hears the links of a page one by one needs: put the name of the page or document into it.`
      this.#teller.report('vague-link', [this.#key], message, { received: link.text.trim() })
    }
    if (wants['unknown-path'] && isUnknownPath(link.href)) tellUnknownPath(this.#teller, [this.#key], link.href)
  }

  /** A heading is never drawn more than one level below the one before it, whatever is written. */
  #judgeHeading(written: number): void {
    const outline = this.#outline
    if (this.#written === 0) {
      const level = Math.max(outline?.level ?? 2, written)
      if (outline) {
        tellJump(this.#teller, outline, level, [String(this.#key)])
        outline.last = level
      }
    } else if (written > this.#written + 1) {
      const message = `In this HTML a heading <h${written}> follows <h${this.#written}>, and is drawn one level below it: make it <h${this.#written + 1}>.`
      if (this.#teller.enabled['heading-jump'])
        this.#teller.report('heading-jump', [this.#key], message, { expected: this.#written + 1, received: written })
    } else if (outline) outline.last = Math.max(outline.level, written)
    this.#written = written
  }
}
