import { validate } from '../../../schemas'
import { memberOf } from '../../../schemas/json/pointer'
import type { Settings } from '../config/Settings'
import { tooLarge } from '../input/chunks'
import { extractDocuments } from '../input/extractDocuments'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import { readTexts } from '../input/readTexts'
import type { CheckedDocument } from '../report/Reporter'
import { checkText } from '../validate/checkText'
import { FileResultBuilder } from '../validate/FileResultBuilder'
import { resolveSettings } from '../validate/ResolvedSettings'

/** A document, and how the page draws it. `src/studio/payload/readPayload.ts` reads it. */
export type Drawn = { as: 'page' | 'modal' | 'block' | 'action'; pointer: string; document: unknown }

/** What an input looks like: the parts that can be drawn, what was found, and why it could not be checked. */
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
        if (!parsed.fault) drawn.push(...drawnOf(parsed.document, resolved, at ? `${at.record}` : ''))
      }
    }
  } catch (error) {
    file.refuse(() => describeIoError(error))
  }
  const result = file.result()
  return { drawn, checked, problem: 'problem' in result ? result.problem : undefined }
}

/** The documents of a JSON value that can be drawn. Their pointers begin with the number of the record, if it is one. */
function drawnOf(value: unknown, settings: Parameters<typeof extractDocuments>[1], record: string): Drawn[] {
  const found = extractDocuments(value, settings)
  if (typeof found === 'function') return []
  return found.flatMap(({ root, value: document }) => {
    const { kind } = validate(document, settings.as ? { as: settings.as } : {})
    const part = kind && drawAs(kind, document)
    return part ? [{ ...part, pointer: record + root }] : []
  })
}

/** How a document of a kind is drawn. Undefined for one that is no part of a page, such as a portal. */
function drawAs(kind: string, document: unknown): Omit<Drawn, 'pointer'> | undefined {
  if (kind === 'blocks') return { as: 'page', document: { components: document } }
  if (kind === 'page' || kind === 'modal' || kind === 'block' || kind === 'action') return { as: kind, document }
  if (Array.isArray(memberOf(document, 'components'))) return { as: 'page', document }
  const items = memberOf(document, 'items')
  const isList = Array.isArray(items) && items.every((item) => typeof memberOf(item, 'type') === 'string')
  return isList ? { as: 'page', document: { components: items } } : undefined
}
