import { readUploaded } from '../file/uploadedFile'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'

/** A picture, cropped: `{filename, contentType, file}`, the last in base64; or the id of one the server has. */
export const picture: Input = {
  frame: () => 'group',
  component: lateInput('PictureControl', () => import('./PictureControl')),
  initial: ({ value }) => readUploaded(value) ?? null,
}
