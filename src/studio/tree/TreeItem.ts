import type { Issue } from '../../../schemas'
import type { Envelope } from '../../../schemas/compile/SchemaFiles'
import type { ListPlace } from '../outline/childrenOf'

/** How many issues something has, and the worst severity. */
export type IssueCount = { count: number; severity: Issue['severity'] }

/** An item of the tree before its issues are counted. */
export type BareItem = {
  pointer: string
  kind: Envelope | 'part' | 'other'
  /** What the contract calls it: the title of its block type. */
  title: string
  /** A text by which an editor recognises it. */
  hint: string | undefined
  /** What it is to the document around it, such as what runs afterwards; undefined where that goes without saying. */
  role: string | undefined
  /** Undefined for what is no item of a list, and so cannot be moved. */
  list: ListPlace | undefined
  /** Pointer of its own list of blocks, also where the list is still absent; undefined when it has none, or several. */
  blocks: string | undefined
  /** Number of items around it, from 1. */
  level: number
  children: readonly BareItem[]
}

/** A document in the tree, or a part of one with blocks of its own, such as a column. */
export type TreeItem = Omit<BareItem, 'children'> & {
  /** The issues that are about it and not about a child. */
  own: IssueCount | undefined
  /** The issues of it and of all that is inside. */
  all: IssueCount | undefined
  children: readonly TreeItem[]
}
