import type { Input } from '../Input'
import { lateInput } from '../lateInput'
import { readUploaded } from './uploadedFile'

/** One file: `{filename, contentType, file}`, the last in base64; or the id of one the server has. */
export const file: Input = {
  frame: () => 'group',
  component: lateInput('FileControl', () => import('./FileControl')),
  initial: ({ value }) => readUploaded(value) ?? null,
  isEmpty: (value) => readUploaded(value) === undefined,
}
