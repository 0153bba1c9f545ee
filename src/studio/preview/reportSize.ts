import { report } from '../frame/report'

/** Height a dialog needs to be seen whole, in CSS pixels. */
const dialogRoom = 560

/** Tells the gallery the height of the preview whenever it changes. An open dialog is given room. */
export function reportSize(): void {
  let last = 0
  const tell = () => {
    const content = Math.ceil(document.documentElement.getBoundingClientRect().height)
    const height = document.querySelector('dialog[open]') ? Math.max(content, dialogRoom) : content
    if (height === last) return
    last = height
    report('preview-size', height)
  }
  new ResizeObserver(tell).observe(document.documentElement)
  new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
}
