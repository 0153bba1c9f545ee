import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { basePath } from '../settings/basePath'
import './global.css'
import { LanguageProvider } from '../texts/LanguageProvider'
import { Gallery } from './Gallery'

/** Starts the gallery: the list of blocks and a page for each. */
export function startGallery(root: HTMLElement): void {
  createRoot(root).render(
    <LanguageProvider>
      <Router base={basePath}>
        <Gallery />
      </Router>
    </LanguageProvider>,
  )
}
