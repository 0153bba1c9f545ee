import type { Issue } from '../../../schemas'

/** Checks texts without holding up the page. */
export type Checker = {
  /** Checks a text, and forgets those that still wait: `onChecked` is called for the last text only. */
  check(text: string): void
  end(): void
}

type Answer = { id: number; issues: readonly Issue[] }

/** What a checker needs of a worker. */
type CheckWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

/** Creates a checker in a worker. While the worker checks a text, only the last of the following ones waits. */
export function createChecker(
  onChecked: (text: string, issues: readonly Issue[]) => void,
  start: () => CheckWorker | undefined = startWorker,
): Checker {
  let worker = start()
  let lastId = 0
  let running: { id: number; text: string } | undefined
  let waiting: string | undefined
  const run = (text: string) => {
    running = { id: ++lastId, text }
    if (worker) worker.postMessage(running)
    else void checkHere(text, lastId).then(receive)
  }
  const receive = ({ id, issues }: Answer) => {
    if (running?.id !== id) return
    const { text } = running
    running = undefined
    const next = waiting
    waiting = undefined
    // Issues of an older text would stand at wrong places.
    if (next === undefined) onChecked(text, issues)
    else run(next)
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<Answer>) => receive(data))
  worker?.addEventListener('error', () => {
    worker = undefined
    if (running) run(running.text)
  })
  return {
    check(text) {
      if (running) waiting = text
      else run(text)
    },
    end() {
      running = undefined
      waiting = undefined
      worker?.terminate()
    },
  }
}

/** Undefined where there are no workers. */
const startWorker = (): Worker | undefined =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' })

/** Checks a text on the page itself. */
async function checkHere(text: string, id: number): Promise<Answer> {
  const { checkDraft } = await import('./checkDraft')
  return { id, issues: checkDraft(text) }
}
