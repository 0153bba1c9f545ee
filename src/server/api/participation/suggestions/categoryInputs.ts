import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { SuggestionCategoryTable } from '../../../db/ParticipationTables'
import { categoryName } from '../../maps/categories'
import { localized, type Scope, type TextScope } from '../../Scope'
import type { Thing } from '../findThing'
import { participationTexts } from '../texts/participationTexts'

type Kind = SuggestionCategoryTable['kind']
type Option = { value: string; title: string }

const maxText = 5000

/**
 * The fields that a category asks for. Those that are no members of `fields` in the body come last. The first category of a
 * thing needs a photo, and every category a message but those of a new place and of a step.
 */
export async function categoryInputs(scope: Scope, thing: Thing, kind: Kind, isFirst: boolean): Promise<FormField[]> {
  return [...(await ownInputs(scope, thing, kind)), ...commonInputs(scope, kind, isFirst)]
}

/** The fields whose values are members of the body. */
export function commonInputs({ locale }: Scope, kind: Kind, isFirst: boolean): FormField[] {
  const { description, photo, email } = participationTexts(locale)
  const isIssue = kind !== 'place' && kind !== 'step'
  return [
    {
      name: 'description',
      label: description,
      inputType: 'textarea',
      required: isIssue,
      minLength: 1,
      maxLength: maxText,
    },
    { name: 'files', label: photo, inputType: 'picture', required: isFirst, accept: 'image/*' },
    { name: 'email', label: email, inputType: 'email' },
  ]
}

/** The fields of a category alone. */
export async function ownInputs(scope: TextScope, thing: Thing, kind: Kind): Promise<FormField[]> {
  const texts = participationTexts(scope.locale)
  switch (kind) {
    case 'issue':
      return []
    case 'step':
      return [select('linkedPoi', texts.linkedPoi, await stepOptions(scope, thing))]
    case 'bike-parking': {
      const parkings = ['Arceau', 'Box', 'Rack', 'Autres']
      const names = Object.values(texts.types)
      return [
        { name: 'address', label: texts.address, inputType: 'address', required: true },
        {
          name: 'type',
          label: texts.type,
          inputType: 'select',
          allowEmpty: true,
          options: parkings.map((value, index) => ({ value, title: names[index] ?? value })),
        },
        {
          name: 'detail',
          label: texts.detail,
          inputType: 'checkbox',
          multiple: true,
          options: Object.entries(texts.details).map(([value, title]) => ({ value, title })),
        },
      ]
    }
    case 'place':
      return [
        { name: 'name', label: texts.name, inputType: 'text', required: true, maxLength: 200 },
        select('poiCategory', texts.poiCategory, await placeOptions(scope)),
        { name: 'address', label: texts.address, inputType: 'address', required: true },
        { name: 'link', label: texts.link, inputType: 'url' },
        { name: 'schedule', label: texts.schedule, inputType: 'schedule' },
      ]
  }
}

const select = (name: string, label: string, options: Option[]): FormField => ({
  name,
  label,
  inputType: 'select',
  required: true,
  allowEmpty: true,
  options,
})

async function stepOptions(scope: TextScope, { dataType, dataUid }: Thing): Promise<Option[]> {
  if (dataType !== 'balade') return []
  const rows = await scope.db
    .selectFrom('walk_step')
    .select(['uid', 'texts'])
    .where('portal', '=', scope.name)
    .where('walk', '=', dataUid)
    .orderBy('position')
    .execute()
  return rows.map(({ uid, texts }) => ({ value: uid, title: localized(texts, scope).title }))
}

async function placeOptions(scope: TextScope): Promise<Option[]> {
  const rows = await scope.db
    .selectFrom('place')
    .select('category')
    .distinct()
    .where('portal', '=', scope.name)
    .execute()
  const { compare } = new Intl.Collator(scope.locale)
  return rows
    .map(({ category }) => ({ value: category, title: categoryName(category, scope.locale, 'one') }))
    .sort((one, other) => compare(one.title, other.title))
}
