import { at } from '../../../schemas/check/value'

const dates = new Intl.DateTimeFormat('fr', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Brussels',
})

/** Writes a block's texts and addresses into a cloned cell. */
export function fillCell(cell: HTMLElement, block: unknown): void {
  const text = (pointer: string) => String(at(block, pointer))
  const [image, time, link] = [cell.querySelector('img'), cell.querySelector('time'), cell.querySelector('a')]
  const description = cell.querySelector('p:last-child')
  if (!image || !time || !link || !description) throw new Error('the drawn cell has another shape')
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
