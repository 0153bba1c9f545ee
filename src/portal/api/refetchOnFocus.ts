import type { Answers } from './createAnswers'

/** Refreshes what is shown when the visitor comes back to the page, or the network to the visitor. */
export function refetchOnFocus(answers: Answers): void {
  window.addEventListener('online', answers.wake)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) answers.wake()
  })
}
