import type { Settings } from '../config/Settings'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import { openContent } from '../input/openContent'
import type { OpenedInput } from '../input/openInput'
import { openInput } from '../input/openInput'
import { parseBytes } from '../input/parseJson'
import type { CheckedDocument, CheckedFile, UncheckedFile } from '../report/CheckedDocument'
import { resolveSettings } from './Checks'
import { checkRecords } from './checkRecords'
import { checkText } from './checkText'
import { createTally } from './createTally'

/**
 * Reads and checks one input. `found` is told of every document with findings, in order; when it answers false the rest of
 * the file is left. Whatever goes wrong becomes issues or a problem, so that the next input is checked too; what is odd but
 * harms nothing is noted in half a sentence.
 */
export async function checkFile(
  input: Input,
  settings: Settings,
  found: (checked: CheckedDocument) => boolean,
  note: (text: string) => void = () => {},
): Promise<CheckedFile | UncheckedFile> {
  const tally = createTally(input.name, found)
  let source: OpenedInput | undefined
  try {
    const checks = resolveSettings(settings)
    source = await openInput(input, settings, note)
    const { bytes, chunks } = await openContent(source, input.url === undefined ? input.name : '')
    if (chunks) await checkRecords(chunks, checks, tally)
    else checkText(parseBytes(bytes), undefined, checks, tally)
  } catch (error) {
    tally.refuse(() => describeIoError(error))
  } finally {
    source?.close()
  }
  return tally.result()
}
