import { Chunk } from '@codemirror/merge'
import { Text } from '@codemirror/state'

/** Lines that differ, from one place of two texts: those of the old text and those of the new one. Numbers count from 1. */
export type LineChange = {
  oldLine: number
  newLine: number
  removed: readonly string[]
  added: readonly string[]
}

/** Finds the lines in which a text differs from another. */
export function findLineChanges(before: string, after: string): LineChange[] {
  const [a, b] = [toDocument(before), toDocument(after)]
  return Chunk.build(a, b).map(({ fromA, toA, fromB, toB }) => ({
    oldLine: lineNumber(a, fromA),
    newLine: lineNumber(b, fromB),
    removed: linesIn(a, fromA, toA),
    added: linesIn(b, fromB, toB),
  }))
}

const toDocument = (text: string): Text => Text.of(text.split(/\r?\n/))

const lineNumber = (document: Text, offset: number): number => document.lineAt(Math.min(offset, document.length)).number

/** A chunk ends behind the break of its last line, also of the last line of a text, which has none. */
const linesIn = (document: Text, from: number, to: number): string[] =>
  from < to ? document.sliceString(from, to - 1).split('\n') : []
