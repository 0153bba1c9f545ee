import type { Area } from '../Area'
import { registerPicture } from './registerPicture'

export const pictures = {
  fileRoutes: { resizeImage: registerPicture(false), cropImage: registerPicture(true) },
  limits: { resizeImage: 1200, cropImage: 1200 },
} satisfies Area
