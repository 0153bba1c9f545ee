import { createRoot } from 'react-dom/client'
import '../../../renderer/themes/index.css'
import { isFramed, reportToGallery } from '../frame/reports'
import { nameLandmarks } from './nameLandmarks'
import { Preview } from './Preview'

/** The document inside a frame: blocks as a portal would draw them, and nothing of the gallery. */
export function startPreview(root: HTMLElement): void {
  interceptLinks()
  if (isFramed()) {
    reportSize()
    nameLandmarks()
  }
  createRoot(root).render(<Preview />)
}

/** Keeps a press of a plain link, or a form that is sent, from taking the preview elsewhere; it is told instead. */
export function interceptLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link) return
    event.preventDefault()
    reportToGallery('preview-action', { kind: 'link', at: Date.now(), url: link.getAttribute('href') ?? '' })
  })
  document.addEventListener('submit', (event) => event.preventDefault())
}

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
    reportToGallery('preview-size', height)
  }
  new ResizeObserver(tell).observe(document.documentElement)
  new MutationObserver(tell).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
}
