import type { SchemaNode } from '../../../schemas/compile/SchemaNode.ts'

/** A rule of the contract that a schema breaks. */
export type SchemaFault = {
  /** File and pointer, such as `schemas/blocks/title.json#/properties/level`. */
  place: string
  /** What is wrong, as a sentence. */
  message: string
  /** What to write instead, as a sentence. */
  cure: string
}

/** Finds the faults of one schema, which is anywhere in a file. */
export type SchemaRule = (node: SchemaNode) => readonly SchemaFault[]

/** A fault at a schema, or at one of its keywords. */
export const faultAt = (node: SchemaNode, keyword: string, message: string, cure: string): SchemaFault => ({
  place: `schemas/${node.address(keyword)}`,
  message,
  cure,
})

/** Writes faults for a terminal: the place on a line of its own, then what is wrong and its cure. */
export const writeFaults = (faults: readonly SchemaFault[]): string =>
  faults.map(({ place, message, cure }) => `${place}\n  ${message}\n  ${cure}\n`).join('')
