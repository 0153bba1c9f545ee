import { basePath } from './settings/basePath'

/** Starts the gallery or, inside its frames, the preview. They are two programs, because they must not share style sheets. */
const root = document.getElementById('root')
const isPreview = location.pathname.replace(/\/$/, '') === `${basePath}/preview`

if (root && isPreview) import('./preview/startPreview').then(({ startPreview }) => startPreview(root))
else if (root) import('./gallery/startGallery').then(({ startGallery }) => startGallery(root))
