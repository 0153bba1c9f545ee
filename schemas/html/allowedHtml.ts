import { pattern as languagePattern, maxLength } from '../shared/language-tag.json'
import { pattern } from '../shared/url.json'

/** Inline elements of a rich text. */
const inline = ['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'br'] as const
const block = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'hr',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'div',
] as const
const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const

type InlineTag = (typeof inline)[number]
export type Tag = InlineTag | (typeof block)[number] | (typeof table)[number]

const inlineTags: ReadonlySet<string> = new Set(inline)
const tags: ReadonlySet<string> = new Set([...inline, ...block, ...table])

/** Whether elements of this name are rendered. */
export const isAllowed = (tag: string): tag is Tag => tags.has(tag)

export const isInlineTag = (tag: string): tag is InlineTag => inlineTags.has(tag)

/** Elements without content or closing tag. */
export const isVoid = (tag: string): boolean => tag === 'br' || tag === 'hr'

const synonyms: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  strike: 's',
  del: 's',
  ins: 'u',
  cite: 'em',
  q: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  dl: 'ul',
  dt: 'li',
  dd: 'li',
}

/** The element that an element is rendered as: some have a synonym that is allowed. */
export const tagOf = (name: string): string => (Object.hasOwn(synonyms, name) && synonyms[name]) || name

const dropped: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed svg math title head textarea select option button audio video canvas applet frameset noframes noembed xmp plaintext'.split(
    ' ',
  ),
)

/** Whether an element is dropped with all its content, which is not text for readers. */
export const isDropped = (name: string): boolean => dropped.has(name)

const allowed = new RegExp(pattern, 'u')

/** Whether a link may lead to a URL. The rule is the one of actions that open a URL. */
export const isAllowedUrl = (url: string): boolean => allowed.test(url)

/** Language and direction of the text in an element, as HTML attributes. */
export type TextLanguage = { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' }

const languageTag = new RegExp(languagePattern, 'u')

/** The valid ones of the attributes that every element with text keeps. */
export function languageOf({ lang = '', dir = '' }: Readonly<Record<string, string>>): TextLanguage {
  const tag = lang.trim()
  const direction = dir.trim().toLowerCase()
  return {
    ...(tag.length <= maxLength && languageTag.test(tag) && { lang: tag }),
    ...((direction === 'ltr' || direction === 'rtl' || direction === 'auto') && { dir: direction }),
  }
}

/** Limits on one rich text. */
export const htmlLimits = {
  /** Characters; the rest is cut. */
  length: 200_000,
  /** Elements and texts; the rest is cut. */
  nodes: 20_000,
  /** Levels of elements; of deeper ones only the text is kept. */
  depth: 32,
}
