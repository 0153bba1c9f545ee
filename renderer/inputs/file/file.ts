import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { readAllUploaded, readUploaded } from './uploadedFile'

/** One file: `{filename, contentType, file}`, the last in base64; or the id of one the server has. `multiple` is a list. */
export const file: Input = {
  frame: () => 'group',
  component: lateInput('FileControl', () => import('./FileControl')),
  initial: ({ value, multiple }) =>
    multiple ? readAllUploaded(Array.isArray(value) ? value : []) : (readUploaded(value) ?? null),
}
