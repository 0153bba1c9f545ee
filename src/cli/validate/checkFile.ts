import { explainFailure } from '../input/explainFailure'
import type { Input } from '../input/Input'
import { openContent } from '../input/openContent'
import { openInput } from '../input/openInput'
import { parseBytes } from '../input/parseJson'
import type { Source } from '../input/Source'
import type { CheckedDocument } from './CheckedDocument'
import type { CheckedFile, UncheckedFile } from './CheckedFile'
import { checksOf } from './Checks'
import { checkRecords } from './checkRecords'
import { checkText } from './checkText'
import { createTally } from './createTally'
import type { Settings } from './Settings'

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
  let source: Source | undefined
  try {
    const checks = checksOf(settings)
    source = await openInput(input, settings, note)
    const { bytes, chunks } = await openContent(source, input.url === undefined ? input.name : '')
    if (chunks) await checkRecords(chunks, checks, tally)
    else checkText(parseBytes(bytes), undefined, checks, tally)
  } catch (error) {
    tally.refuse(() => explainFailure(error))
  } finally {
    source?.close()
  }
  return tally.result()
}
