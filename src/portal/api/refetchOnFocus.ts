import type { Answers } from './createAnswers'

/** Refetches stale answers when the page becomes visible again or the network comes back. */
export function refetchOnFocus(answers: Answers): void {
  window.addEventListener('online', answers.wake)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) answers.wake()
  })
}
