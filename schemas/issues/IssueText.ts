/**
 * A document that has an issue, or its correction. `text` is for what is not JSON, or what parsing would lose, such as a
 * repeated name. `"…"` in a document stands for more of the same; `times` is the total number.
 */
export type IssueExample = ({ document: unknown; text?: never } | { text: string; document?: never }) & {
  /** Kind of the document, when its shape does not show it. */
  as?: string
  times?: number
  /** Lint context of the example; by default French, in Brussels, on the first of June 2026. */
  context?: { locale?: string; now?: string; surroundings?: { lat: number; lon: number; radius: number } }
}

/** The texts about one issue code: plain English, with names between backticks. */
export type IssueText = {
  /** What is wrong, in a few words. */
  title: string
  severity: 'error' | 'warning'
  /**
   * What finds it: the schemas, the lint rules, what runs these rules, the reader of the bytes, the portal while it renders, or the
   * answers of a back end.
   */
  foundBy: 'contract' | 'lint' | 'linter' | 'reader' | 'portal' | 'call'
  /** What it means. */
  description: string
  /** What it does to a visitor. */
  why: string
  /** How to correct it. */
  fix: string
  wrong: IssueExample
  /** Pointer to the fault in the wrong example. */
  pointer: string
  right: IssueExample
}
