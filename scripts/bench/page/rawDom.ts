import { at } from '../../../schemas/check/value'
import type { Contender } from './Contender'

/** Creates the same DOM by cloning a rendered cell and setting its texts: the lower bound of a browser. */
export function rawDom(template: () => HTMLElement, fill: (cell: HTMLElement, block: unknown) => void): Contender {
  let list: HTMLElement | undefined
  let texts: string[] = []

  const blocksOf = (text: string): unknown[] => {
    const page: unknown = JSON.parse(text)
    const components = typeof page === 'object' && page !== null && 'components' in page ? page.components : []
    return Array.isArray(components) ? components : []
  }

  return {
    mount(root, text) {
      list = root
      const pattern = template()
      const fragment = document.createDocumentFragment()
      texts = blocksOf(text).map((block) => {
        const cell = pattern.cloneNode(true)
        if (cell instanceof HTMLElement) {
          fill(cell, block)
          fragment.append(cell)
        }
        return JSON.stringify(block)
      })
      root.append(fragment)
      root.getBoundingClientRect()
    },
    update(text) {
      blocksOf(text).forEach((block, index) => {
        const next = JSON.stringify(block)
        if (texts[index] === next) return
        const cell = list?.children[index]
        if (cell instanceof HTMLElement) fill(cell, block)
        texts[index] = next
      })
      list?.getBoundingClientRect()
    },
    unmount() {
      list?.replaceChildren()
    },
  }
}

const dates = new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Brussels',
})

/** Writes a block's texts and addresses into a cloned cell. Throws when the cell lacks one of the elements. */
export function fillCell(cell: HTMLElement, block: unknown): void {
  const text = (pointer: string) => String(at(block, pointer))
  const [image, time, link] = [cell.querySelector('img'), cell.querySelector('time'), cell.querySelector('a')]
  const description = cell.querySelector('p:last-child')
  if (!image || !time || !link || !description) throw new Error('the rendered cell has another shape')
  const source = text('/data/image/src')
  image.src = `/crop-resize/320x240/${source}`
  image.srcset = `/crop-resize/320x240/${source} 1x, /crop-resize/640x480/${source} 2x`
  image.alt = text('/data/image/alt')
  time.dateTime = text('/data/date')
  time.textContent = dates.format(new Date(time.dateTime))
  link.href = `/montclair${text('/action/data/path')}`
  link.textContent = text('/data/title')
  description.textContent = text('/data/description/text')
}
