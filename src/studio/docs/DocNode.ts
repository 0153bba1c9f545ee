/** A Markdown page as the build converts it: its title, its parts, and a tree of elements and strings. */
export type DocPage = { title: string; parts: { id: string; title: string }[]; nodes: DocNode[] }

export type DocNode = string | DocElement

export type DocElement = {
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'code' | 'pre' | 'strong' | 'em' | 'a' | 'blockquote' | TableTag
  children: DocNode[]
  /** The anchor of a heading. */
  id?: string
  href?: string
  /** The language of a `pre`, such as `sh` or `json`. */
  language?: string
}

type TableTag = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'
