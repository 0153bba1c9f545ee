import type { Words } from '../../../schemas/words'
import type { CheckedDocument } from './Reporter'

/**
 * A document whose findings speak the language of the words: their messages, and in place of a suggestion that is an English
 * sentence, how issues of the code are corrected.
 */
export function inLanguage(checked: CheckedDocument, words: Words): CheckedDocument {
  if (words.language === 'en') return checked
  return {
    ...checked,
    findings: checked.findings.map(({ issue, length }) => {
      const { suggestion, code } = issue
      const cure = suggestion?.includes(' ') ? words.issue(code)?.fix : suggestion
      const told = { ...issue, message: words.message(issue) }
      return { length, issue: cure === undefined ? told : { ...told, suggestion: cure } }
    }),
  }
}
