import { createRoot } from 'react-dom/client'
import '../../../renderer/themes/index.css'
import { isFramed, reportToGallery } from '../frame/reports'
import { forceQueries } from './forcedMedia'
import { interceptLinks } from './interceptLinks'
import { nameLandmarks } from './nameLandmarks'
import { Preview } from './Preview'
import { reportFocus } from './reportFocus'

/** Starts the document inside a frame, which renders blocks as a portal would. */
export function startPreview(root: HTMLElement): void {
  interceptLinks()
  forceQueries()
  if (isFramed()) {
    reportSize()
    reportFocus()
    nameLandmarks()
  }
  createRoot(root).render(<Preview />)
}

/** Height that shows a whole dialog, in CSS pixels. */
const minDialogHeight = 560

/** Dialogs, with those that cover nothing, such as the offer to install the portal. All are out of the page's flow. */
const openDialogs = 'dialog[open], [role=dialog]'

/** Reports the height of the preview whenever it changes. An open dialog gets a minimum height. */
export function reportSize(): void {
  let lastHeight = 0
  const sendHeight = () => {
    const contentHeight = Math.ceil(document.documentElement.getBoundingClientRect().height)
    const height = document.querySelector(openDialogs) ? Math.max(contentHeight, minDialogHeight) : contentHeight
    if (height === lastHeight) return
    lastHeight = height
    reportToGallery('preview-size', height)
  }
  new ResizeObserver(sendHeight).observe(document.documentElement)
  new MutationObserver(sendHeight).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
}
