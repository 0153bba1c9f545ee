import { basePath } from './settings/basePath'

/** One document, two programs: the gallery, and the preview it shows in frames, which must not share a style sheet. */
const root = document.getElementById('root')
const isPreview = location.pathname.replace(/\/$/, '') === `${basePath}/preview`

if (root && isPreview) import('./preview/startPreview').then(({ startPreview }) => startPreview(root))
else if (root) import('./gallery/startGallery').then(({ startGallery }) => startGallery(root))
