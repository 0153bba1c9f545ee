import { createContext, use } from 'react'
import type { Text } from './createText'

/** The texts of the blocks, in the language of the page. */
export const TextContext = createContext<Text | undefined>(undefined)

/** May be called conditionally, as `use` may. */
export function useText(): Text {
  const text = use(TextContext)
  if (!text) throw new Error('a block is rendered outside a TextContext')
  return text
}
