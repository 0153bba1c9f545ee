import { createContext, use } from 'react'
import type { Words } from '../../../schemas/words'

/** The words of the contract in the language of the studio; undefined where only English messages are at hand. */
export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('a part of the studio is rendered outside a WordsContext')
  return words
}
