import type { Settings } from '../config/Settings'
import { tooLarge } from '../input/chunks'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import { readTexts } from '../input/readTexts'
import type { CheckedDocument } from '../report/Reporter'
import { checkText } from './checkText'
import type { FileResultBuilder } from './FileResultBuilder'
import { resolveSettings } from './ResolvedSettings'

/**
 * Reads one input and yields each document in which something was found, in order; `file` counts all of them. Never
 * throws: failures become issues or the problem of the file. `note` is called with half a sentence about anything odd
 * but harmless.
 */
export async function* checkDocuments(
  input: Input,
  settings: Settings,
  file: FileResultBuilder,
  note: (sentence: string) => void,
): AsyncGenerator<CheckedDocument> {
  try {
    const resolved = resolveSettings(settings)
    for await (const texts of readTexts(input, settings, note)) {
      for (const { parsed, at } of texts) {
        if (parsed) for (const found of await checkText(parsed, at, resolved, file)) yield found
        else file.refuse(() => tooLarge, at.record)
      }
    }
  } catch (error) {
    file.refuse(() => describeIoError(error))
  }
}
