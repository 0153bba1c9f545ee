import type { ReactNode } from 'react'

const word = /[\p{L}\p{N}\p{M}]+/gu

/** A text with some of its words marked. */
export function markWords(text: string, words: ReadonlySet<string>): ReactNode {
  if (words.size === 0) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!words.has(found)) continue
    parts.push(text.slice(from, index), <mark key={index}>{found}</mark>)
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}
