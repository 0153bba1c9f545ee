import { cutEnd } from '../terminal/fitText'
import { printable } from '../terminal/printable'

/** A progress line on a terminal. `clear` removes it before other output. */
export type Progress = { checking(done: number, file: string): void; clear(): void; end(): void }

type Terminal = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Shorter runs show no progress. The line changes at most ten times a second, as fast as people can read. */
const delayMs = 500
const intervalMs = 100

const silent: Progress = { checking() {}, clear() {}, end() {} }

/** Shows how many of `total` files are checked. Shows nothing without a terminal or in a CI. */
export function showProgress(total: number, wanted: boolean, stream: Terminal, env: NodeJS.ProcessEnv): Progress {
  if (!wanted || stream.isTTY !== true || env.CI || env.TERM === 'dumb') return silent
  const started = performance.now()
  let renderedAt = 0
  let isShown = false
  let state = { done: 0, file: '' }
  const render = () => {
    const now = performance.now()
    if (now - started < delayMs || now - renderedAt < intervalMs) return
    renderedAt = now
    isShown = true
    const files = total === 1 ? '' : `${state.done} of ${total} files · `
    const seconds = Math.round((now - started) / 1000)
    // The last column stays empty, because some terminals wrap after writing to it.
    const width = Math.max(20, stream.columns || 80) - 1
    stream.write(`\r\u001b[2K${cutEnd(`checking ${files}${seconds} s · ${printable(state.file)}`, width)}`)
  }
  const timer = setInterval(render, intervalMs)
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
