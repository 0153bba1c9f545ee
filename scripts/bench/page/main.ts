import '../../../renderer/themes/index.css'
import { beffroi } from './beffroi'
import type { Contender } from './Contender'
import { pageText } from './corpus'
import { fillCell } from './fillCell'
import { handWritten } from './handWritten'
import { rawDom } from './rawDom'
import { validationTimes } from './validationTimes'

const place = document.getElementById('root')
if (!place) throw new Error('the bench page has no root')
const root = place

/** A cell as React draws it, to clone: the raw contender starts from the same DOM. */
function drawnCell(): HTMLElement {
  const scratch = document.createElement('div')
  const contender = handWritten()
  contender.mount(scratch, pageText(1))
  const cell = scratch.firstElementChild?.cloneNode(true)
  contender.unmount()
  if (!(cell instanceof HTMLElement)) throw new Error('the hand-written page drew no cell')
  return cell
}

const contenders: Record<string, () => Contender> = {
  beffroi,
  handWritten,
  rawDom: () => rawDom(drawnCell, fillCell),
}

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

const make = (name: string): Contender => {
  const contender = contenders[name]
  if (!contender) throw new Error(`no contender ${name}`)
  return contender()
}

let kept: Contender | undefined

/** What the driver calls; every answer is milliseconds or markup. */
const bench = {
  names: Object.keys(contenders),
  mount(name: string, count: number): number {
    const contender = make(name)
    const text = pageText(count)
    const time = timed(() => contender.mount(root, text))
    contender.unmount()
    return time
  },
  update(name: string, count: number, round: number): number {
    const contender = make(name)
    contender.mount(root, pageText(count))
    const text = pageText(count, round % count)
    const time = timed(() => contender.update(text))
    contender.unmount()
    return time
  },
  markup(name: string): string {
    const contender = make(name)
    contender.mount(root, pageText(3))
    contender.update(pageText(3, 1))
    const markup = root.innerHTML
    contender.unmount()
    return markup
  },
  /** Mounts and stays, for whoever measures the heap. */
  keep(name: string, count: number): void {
    kept = make(name)
    kept.mount(root, pageText(count))
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
