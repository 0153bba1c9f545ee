import { createRoot } from 'react-dom/client'
import '../../../renderer/themes/index.css'
import { forceQueries } from '../preview/forcedMedia'
import { interceptLinks } from '../preview/interceptLinks'
import { PayloadPreview } from './PayloadPreview'

/** Starts the drawing of `beffroi preview`, which stands in a frame beside the issues. */
const root = document.getElementById('root')
interceptLinks()
forceQueries()
if (root) createRoot(root).render(<PayloadPreview />)
