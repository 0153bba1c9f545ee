/**
 * A document that shows a code, or the same one put right. A text is what is not even JSON, or what JSON would lose, such
 * as one name twice. Where `"…"` stands in a document it stands for more of the same: `times` says how often in all.
 */
export type IssueExample = ({ document: unknown; text?: never } | { text: string; document?: never }) & {
  /** Kind of the document where its shape does not tell. */
  as?: string
  times?: number
  /** What the example takes for granted of the world around it; French, in Brussels, on the first of June 2026 unless told. */
  context?: { locale?: string; now?: string; surroundings?: { lat: number; lon: number; radius: number } }
}

/** What there is to say about a code. All texts are plain, in English, with names between backticks. */
export type IssueText = {
  /** What is wrong, in a few words. */
  title: string
  severity: 'error' | 'warning'
  /** Who finds it: the schemas, the lint rules, whoever reads the bytes, or the portal while it draws. */
  foundBy: 'contract' | 'lint' | 'reader' | 'portal'
  /** What it means. */
  description: string
  /** What it does to a visitor. */
  why: string
  /** How to put it right. */
  fix: string
  wrong: IssueExample
  /** Pointer to the fault in the wrong example. */
  pointer: string
  right: IssueExample
}
