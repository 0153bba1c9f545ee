import { address } from './address/address'
import { file } from './file/file'
import type { Input, InputType } from './Input'
import { indexInput } from './index-input/indexInput'
import { multiFile } from './multi-file/multiFile'
import { picture } from './picture/picture'
import { range } from './range/range'
import { rating } from './rating/rating'
import { schedule } from './schedule/schedule'
import { simpleInputs } from './simpleInputs'
import { slider } from './slider/slider'

/** How each kind of field behaves: the compiler names the one that is missing. */
export const inputs: { readonly [T in InputType]: Input } = {
  ...simpleInputs,
  slider,
  range,
  file,
  picture,
  'multi-file': multiFile,
  address,
  index: indexInput,
  rating,
  schedule,
}
