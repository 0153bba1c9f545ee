import type { MeterKind, MeterKindList } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { hasService } from '../../../../schemas/routes/services'
import { localized, type TextScope } from '../call/Scope'
import { readingTexts } from './readingTexts'

/** Reads the kinds of meters of a town, in its order. */
export async function readKinds({ db, name }: Pick<TextScope, 'db' | 'name'>): Promise<MeterKind[]> {
  const rows = await db
    .selectFrom('meter_kind')
    .select('record')
    .where('portal', '=', name)
    .orderBy('position')
    .execute()
  return rows.map(({ record }) => record)
}

/** The kinds whose readings are kept in a history; none where the portal has no such service. */
export const historyKinds = async (scope: TextScope): Promise<MeterKind[]> =>
  hasService(scope.portal, 'readings') ? await readKinds(scope) : []

type Inputs = MeterKindList['inputs']

/** Returns the form of a reading. It asks for the kind where the town has several. */
export function readingForm(kinds: readonly MeterKind[], scope: TextScope): Inputs {
  const texts = readingTexts(scope.locale)
  const options = kinds.map(({ uid, translations }) => ({ value: uid, title: localized(translations, scope).title }))
  const kind: Inputs =
    kinds.length > 1 ? [{ name: 'kind', label: texts('form.kind'), inputType: 'select', options, required: true }] : []
  return [
    ...kind,
    { name: 'meter', label: texts('form.meter'), inputType: 'text', required: true, minLength: 1, maxLength: 40 },
    { name: 'index', label: texts('form.index'), inputType: 'index', required: true },
    { name: 'date', label: texts('form.date'), inputType: 'date' },
    { name: 'files', label: texts('form.photo'), inputType: 'file', accept: 'image/*' },
    { name: 'email', label: texts('form.email'), inputType: 'email', maxLength: 254 },
    { name: 'remind', label: texts('form.remind'), inputType: 'checkbox' },
  ]
}

/** The fields of a form without the values of its inputs. */
export const fieldsOf = (inputs: Inputs): FormField[] => inputs.map((input) => ({ ...input }))
