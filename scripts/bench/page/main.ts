import '../../../renderer/themes/index.css'
import { beffroi } from './beffroi'
import type { Contender } from './Contender'
import { type ContenderName, createContender, type PageName, pages, renderComparisons } from './contenders'
import { answers, host, loadAll } from './host'
import { cellPage, formPage, liveWallPage, tilePath, wallTile } from './pages'
import { validationTimes } from './validationTimes'

const place = document.getElementById('root')
if (!place) throw new Error('the bench page has no root')
const root = place

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The native setter. React overrides `value` on the element, and typing does not go through that override. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

let kept: Contender | undefined

await loadAll()

/** Functions that the driver calls in the page. Times are in ms. */
const bench = {
  mount(name: ContenderName, count: number, page: PageName = 'cells'): number {
    const contender = createContender(name)
    const text = pages[page](count)
    const time = timed(() => contender.mount(root, text))
    contender.unmount()
    return time
  },
  update(name: ContenderName, count: number, round: number): number {
    const contender = createContender(name)
    contender.mount(root, cellPage(count))
    const text = cellPage(count, round % count)
    const time = timed(() => contender.update(text))
    contender.unmount()
    return time
  },
  renderComparisons: () => renderComparisons(root),
  /** Times the refresh of one tile of a wall, from the JSON of its answer to the laid-out wall. */
  async reloadTile(count: number, round: number): Promise<number> {
    for (let index = 0; index < count; index++) answers.set(tilePath(index), JSON.stringify(wallTile(index)))
    const contender = beffroi()
    contender.mount(root, liveWallPage(count))
    const at = round % count
    const read = () => host.engine.reload(`live-${at}`)
    // Excludes the first load, which replaces the placeholder; later refreshes are the common case.
    await read()
    await new Promise((resolve) => setTimeout(resolve, 20))
    answers.set(tilePath(at), JSON.stringify(wallTile(at, count + round)))
    const shown = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!root.textContent?.includes(`dans ${count + round} minutes`)) return
        observer.disconnect()
        resolve(undefined)
      })
      observer.observe(root, { characterData: true, childList: true, subtree: true })
    })
    const start = performance.now()
    await Promise.all([read(), shown])
    root.getBoundingClientRect()
    const time = performance.now() - start
    contender.unmount()
    return time
  },
  /** Times one character typed into the middle field of a form. */
  type(name: ContenderName, count: number): number {
    const contender = createContender(name)
    contender.mount(root, formPage(count))
    const control = root.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')[count >> 1]
    if (!control) throw new Error(`${name} rendered no field to type into`)
    const time = timed(() => {
      setValue?.call(control, 'a')
      control.dispatchEvent(new Event('input', { bubbles: true }))
      root.getBoundingClientRect()
    })
    if (control.value !== 'a') throw new Error(`${name} ignored what was typed`)
    contender.unmount()
    return time
  },
  /** Mounts and stays mounted, so that the driver can measure the heap. */
  keep(name: ContenderName, count: number): void {
    kept = createContender(name)
    kept.mount(root, cellPage(count))
  },
  release(): void {
    kept?.unmount()
    kept = undefined
  },
  validationTimes,
}

declare global {
  interface Window {
    bench: typeof bench
  }
}

window.bench = bench
