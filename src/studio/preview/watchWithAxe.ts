import type { PreviewState } from '../frame/PreviewState'
import { report } from '../frame/report'
import { examine } from './examine'

/** Quiet time after a change, in milliseconds, before it is looked at. */
const calm = 400

/** axe does one thing at a time. */
let busy: Promise<unknown> = Promise.resolve()

/** Tells what axe finds now, and again whenever what is drawn has changed. Returns what ends it. */
export function watchWithAxe({ language }: PreviewState): () => void {
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout>
  const observer = new MutationObserver(() => look(calm))
  const watch = () =>
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })

  const look = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      // Looking changes a role for a moment, which is no change.
      observer.disconnect()
      const examination = busy.then(() => (hasEnded ? undefined : examine(language))).catch(() => undefined)
      busy = examination
      const found = await examination
      if (hasEnded) return
      if (found) report('preview-examined', found)
      watch()
    }, delay)
  }
  watch()
  look(calm)
  return () => {
    hasEnded = true
    clearTimeout(timer)
    observer.disconnect()
  }
}
