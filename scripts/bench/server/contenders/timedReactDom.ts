import { renderToString as render } from 'react-dom/server'

export { renderToStaticMarkup } from 'react-dom/server'

/** Milliseconds of each rendering, in order. The bench reads and empties it. */
const times: number[] = []
Reflect.set(globalThis, 'renderTimes', times)

/** React's own, with the time it takes. */
export const renderToString: typeof render = (...parameters) => {
  const started = performance.now()
  try {
    return render(...parameters)
  } finally {
    times.push(performance.now() - started)
  }
}
