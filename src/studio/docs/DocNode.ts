/** A page written in Markdown, as the build hands it over: its title, its parts and a tree of elements and texts. */
export type DocPage = { title: string; parts: { id: string; title: string }[]; nodes: DocNode[] }

export type DocNode = string | DocElement

export type DocElement = {
  tag: 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'code' | 'pre' | 'strong' | 'em' | 'a' | 'blockquote' | TableTag
  children: DocNode[]
  /** Of a heading, to link to. */
  id?: string
  href?: string
  /** Of a `pre`: the language behind its fence, such as `sh` or `json`. */
  language?: string
}

type TableTag = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'
