import { makeIssue } from '../../../schemas/engine'
import { isAnswer } from './BackEnd'
import type { Trial } from './Trial'

/** Calls whose answer is text in the language of the visitor, so that two languages differ. */
const spoken = ['readHome', 'readMenu', 'readFooter'] as const

/** Asks texts in each language of the portal. */
export async function probeLanguages(trial: Trial): Promise<void> {
  const others = trial.portal.locales.slice(1)
  for (const id of spoken) {
    const entry = [...trial.tried.values()].find((each) => each.call.id === id && each.status === 200)
    if (!entry?.parsed) continue
    for (const language of others) {
      const answer = await trial.ask(entry.address, { language })
      if (!isAnswer(answer) || answer.status !== 200) {
        const words = isAnswer(answer) ? `is answered ${answer.status}` : answer.reason
        entry.issues.push(makeIssue('failed-call', '', `With x-lgc-language: ${language} the call ${words}.`))
      } else if (answer.bytes.toString('utf8') === entry.parsed.text) {
        const message = `The answer in "${language}" is the same as in "${trial.language}", byte for byte.`
        entry.issues.push(makeIssue('ignored-language', '', message))
      }
    }
  }
}
