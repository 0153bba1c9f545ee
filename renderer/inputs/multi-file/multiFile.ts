import { readAllUploaded } from '../file/uploadedFile'
import type { Input } from '../Input'
import { lateInput } from '../lateInput'

/** Several files, at most 50, each as a single one is. */
export const multiFile: Input = {
  frame: () => 'group',
  component: lateInput('MultiFileControl', () => import('./MultiFileControl')),
  initial: ({ value }) => readAllUploaded(Array.isArray(value) ? value : []),
}
