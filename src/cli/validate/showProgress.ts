import { cutEnd } from '../terminal/fitText'
import { printable } from '../terminal/printable'

/** One line on a terminal that says how far a run is. `clear` removes it before something else is printed. */
export type Progress = { checking(done: number, file: string): void; clear(): void; end(): void }

type Terminal = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** In milliseconds: shorter runs show no progress, and ten changes a second are as many as people can read. */
const delay = 500
const interval = 100

const silent: Progress = { checking() {}, clear() {}, end() {} }

/** Shows how many of `total` files are checked, on a terminal that is not a CI's. */
export function showProgress(total: number, wanted: boolean, stream: Terminal, env: NodeJS.ProcessEnv): Progress {
  if (!wanted || stream.isTTY !== true || env.CI || env.TERM === 'dumb') return silent
  const started = performance.now()
  let renderedAt = 0
  let isShown = false
  let state = { done: 0, file: '' }
  const render = () => {
    const now = performance.now()
    if (now - started < delay || now - renderedAt < interval) return
    renderedAt = now
    isShown = true
    const files = total === 1 ? '' : `${state.done} of ${total} files · `
    const seconds = Math.round((now - started) / 1000)
    // Not to the last column: some terminals then begin a new line.
    const width = Math.max(20, stream.columns || 80) - 1
    stream.write(`\r\u001b[2K${cutEnd(`checking ${files}${seconds} s · ${printable(state.file)}`, width)}`)
  }
  const timer = setInterval(render, interval)
  timer.unref()
  const clear = () => {
    if (isShown) stream.write('\r\u001b[2K')
    isShown = false
  }
  return {
    checking(done, file) {
      state = { done, file }
      render()
    },
    clear,
    end() {
      clearInterval(timer)
      clear()
    },
  }
}
