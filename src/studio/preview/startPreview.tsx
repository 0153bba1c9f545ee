import { createRoot } from 'react-dom/client'
import '../../../renderer/themes/index.css'
import { isFramed } from '../frame/report'
import { guardLinks } from './guardLinks'
import { nameLandmarks } from './nameLandmarks'
import { Preview } from './Preview'
import { reportSize } from './reportSize'

/** The document inside a frame: blocks as a portal would draw them, and nothing of the gallery. */
export function startPreview(root: HTMLElement): void {
  guardLinks()
  if (isFramed()) {
    reportSize()
    nameLandmarks()
  }
  createRoot(root).render(<Preview />)
}
