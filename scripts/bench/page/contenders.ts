import { beffroi } from './beffroi'
import type { Contender } from './Contender'
import { composed } from './composed'
import { handForm } from './handForm'
import { handRows } from './handRows'
import { handWall } from './handWall'
import { handWritten } from './handWritten'
import { cellPage, favouritePage, formPage, liveWallPage, mixedPage, wallPage } from './pages'
import { fillCell, rawDom } from './rawDom'

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

const contenders = {
  beffroi,
  composed,
  handForm,
  handRows,
  handWall,
  handWritten,
  rawDom: () => rawDom(renderedCell, fillCell),
}
export type ContenderName = keyof typeof contenders

export const createContender = (name: ContenderName): Contender => contenders[name]()

/** Functions that return the JSON of a page with the given number of blocks. */
export const pages = {
  cells: cellPage,
  mixed: mixedPage,
  form: formPage,
  favourites: favouritePage,
  wall: wallPage,
  liveWall: liveWallPage,
}
export type PageName = keyof typeof pages

/** Each contender with a page that it must render exactly as Beffroi does, so that their times are comparable. */
const comparisons: readonly [ContenderName, number, PageName][] = [
  ['handWritten', 3, 'cells'],
  ['composed', 200, 'mixed'],
  ['handRows', 3, 'favourites'],
  ['handWall', 60, 'wall'],
]

/** Renders each comparison with the contender and with Beffroi. */
export const renderComparisons = (root: HTMLElement) =>
  comparisons.map(([name, count, page]) => ({
    name,
    ours: renderedMarkup(root, 'beffroi', count, page),
    theirs: renderedMarkup(root, name, count, page),
  }))

/** Returns the markup without React's ids, which depend on the depth of its tree, and the render times of forms. */
function renderedMarkup(root: HTMLElement, name: ContenderName, count: number, page: PageName): string {
  const contender = createContender(name)
  contender.mount(root, pages[page](count))
  contender.update(pages[page](count, 1))
  const markup = root.innerHTML
  contender.unmount()
  return markup.replace(/_r_[0-9a-z]+_/g, '_r_').replace(/(?<=value=")\d+(?=" name="_key")/g, '')
}
