import '../../../renderer/themes/index.css'
import { flushSync } from 'react-dom'
import { loadInputs } from '../../../renderer/inputs/loadInputs'
import { beffroi } from './beffroi'
import type { Contender } from './Contender'
import { composed } from './composed'
import { handForm } from './handForm'
import { handRows } from './handRows'
import { handWall } from './handWall'
import { handWritten } from './handWritten'
import { host } from './host'
import { cellPage, favouritePage, formPage, mixedPage, wallPage, wallTile } from './pages'
import { fillCell, rawDom } from './rawDom'
import { validationTimes } from './validationTimes'

const place = document.getElementById('root')
if (!place) throw new Error('the bench page has no root')
const root = place

/** A cell as React renders it, for the raw contender to clone. */
function renderedCell(): HTMLElement {
  const scratch = document.createElement('div')
  const contender = handWritten()
  contender.mount(scratch, cellPage(1))
  const cell = scratch.firstElementChild?.cloneNode(true)
  contender.unmount()
  if (!(cell instanceof HTMLElement)) throw new Error('the hand-written page rendered no cell')
  return cell
}

const contenders: Record<string, () => Contender> = {
  beffroi,
  composed,
  handForm,
  handRows,
  handWall,
  handWritten,
  rawDom: () => rawDom(renderedCell, fillCell),
}

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const createContender = (name: string): Contender => {
  const contender = contenders[name]
  if (!contender) throw new Error(`no contender ${name}`)
  return contender()
}

/** React overrides the property on the element itself; typing does not go through that override. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

let kept: Contender | undefined

/** Functions that give the JSON text of a page of that many blocks. */
const pages = { cells: cellPage, mixed: mixedPage, form: formPage, favourites: favouritePage, wall: wallPage }
export type PageName = keyof typeof pages

await Promise.all([
  host.engine.preload(Object.keys(host.engine.registry), 'fr'),
  host.engine.preloadActions(),
  loadInputs(),
])

/** What the driver calls in the page. Times are in milliseconds. */
const bench = {
  names: Object.keys(contenders),
  mount(name: string, count: number, page: PageName = 'cells'): number {
    const contender = createContender(name)
    const text = pages[page](count)
    const time = timed(() => contender.mount(root, text))
    contender.unmount()
    return time
  },
  update(name: string, count: number, round: number): number {
    const contender = createContender(name)
    contender.mount(root, cellPage(count))
    const text = cellPage(count, round % count)
    const time = timed(() => contender.update(text))
    contender.unmount()
    return time
  },
  markup(name: string, count: number, page: PageName = 'cells'): string {
    const contender = createContender(name)
    contender.mount(root, pages[page](count))
    contender.update(pages[page](count, 1))
    // React's own ids follow the depth of its tree, which is what differs.
    const markup = root.innerHTML.replace(/_r_[0-9a-z]+_/g, '_r_')
    contender.unmount()
    return markup
  },
  /** One tile of a wall replaced by what the server says now, as when it reads itself again. */
  async reloadTile(count: number, round: number): Promise<number> {
    const contender = beffroi()
    contender.mount(root, wallPage(count))
    // The effects of the wall are not part of the tile.
    await new Promise((resolve) => setTimeout(resolve, 20))
    const at = round % count
    const text = JSON.stringify(wallTile(at, count + round))
    const time = timed(() => {
      flushSync(() => host.engine.replace(`tile-${at}`, JSON.parse(text)))
      root.getBoundingClientRect()
    })
    if (!root.textContent?.includes(`dans ${count + round} minutes`)) throw new Error('the tile was not replaced')
    contender.unmount()
    return time
  },
  /** One character typed into the middle field of a form. */
  type(name: string, count: number): number {
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
  keep(name: string, count: number): void {
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
