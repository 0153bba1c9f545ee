import { renderToString as render } from 'react-dom/server'

export { renderToStaticMarkup } from 'react-dom/server'

/** Time of each rendering in ms, in order. The bench reads and clears the list. */
const times: number[] = []
Reflect.set(globalThis, 'renderTimes', times)

/** React's function, which also records its time. */
export const renderToString: typeof render = (...parameters) => {
  const started = performance.now()
  try {
    return render(...parameters)
  } finally {
    times.push(performance.now() - started)
  }
}
