import { use } from 'react'
import type { Issue } from '../../../schemas/engine'
import { WordsContext } from '../texts/WordsContext'

/** The message of an issue in the language of the studio, or in English where the words are not at hand. */
export function IssueMessage({ issue }: { issue: Issue }) {
  const words = use(WordsContext)
  return words ? words.message(issue) : <span lang="en">{issue.message}</span>
}
