import { type Drawn, drawnOf } from '../../../schemas/json/drawnOf'
import type { Settings } from '../config/Settings'
import { tooLarge } from '../input/chunks'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import { readTexts } from '../input/readTexts'
import type { CheckedDocument } from '../report/Reporter'
import { checkText } from '../validate/checkText'
import { FileResultBuilder } from '../validate/FileResultBuilder'
import { resolveSettings } from '../validate/ResolvedSettings'

/**
 * What an input looks like: the parts that can be drawn, what was found, and why it could not be checked. The pointers of `drawn`
 * begin with the number of the record, if it is one. `src/studio/payload/readPayload.ts` reads them.
 */
export type Drawing = { drawn: Drawn[]; checked: CheckedDocument[]; problem: string | undefined }

/** Reads an input, and checks it as `validate` does. Never throws. */
export async function readDrawing(input: Input, settings: Settings): Promise<Drawing> {
  const file = new FileResultBuilder(input.name)
  const resolved = resolveSettings(settings)
  const drawn: Drawn[] = []
  const checked: CheckedDocument[] = []
  try {
    for await (const texts of readTexts(input, settings, () => {})) {
      for (const { parsed, at } of texts) {
        if (!parsed) {
          file.refuse(() => tooLarge, at.record)
          continue
        }
        checked.push(...(await checkText(parsed, at, resolved, file)))
        if (parsed.fault) continue
        const record = at ? `${at.record}` : ''
        drawn.push(...drawnOf(parsed.document, resolved).map((part) => ({ ...part, pointer: record + part.pointer })))
      }
    }
  } catch (error) {
    file.refuse(() => describeIoError(error))
  }
  const result = file.result()
  return { drawn, checked, problem: 'problem' in result ? result.problem : undefined }
}
