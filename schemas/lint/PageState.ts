import type { Members } from '../check/value'
import type { Pressable } from './rules/ambiguousButtons'
import type { Outline } from './rules/headingJump'

/** The block at hand: what it is, and what can be pressed in it. */
export type Standing = {
  node: Members | undefined
  data: Members | undefined
  type: string | undefined
  siblings: Pressable[] | undefined
}

/** Headings of the page at hand, and its buttons by their label. */
export type PageState = { outline: Outline; buttons: Map<string, Pressable> }

/** A page of which nothing was read but its title, of level `last` if it is known. */
export const newPage = (last: number | undefined, level = 2): PageState => ({
  outline: { last, level },
  buttons: new Map(),
})
