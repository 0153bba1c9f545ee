import type { InputProps } from '../Input'
import { MultiFileControl } from '../multi-file/MultiFileControl'
import { OneFile } from './OneFile'

/** One file, or several where the field is `multiple`. */
export function FileControl(props: InputProps) {
  return props.field.multiple ? <MultiFileControl {...props} /> : <OneFile {...props} />
}
