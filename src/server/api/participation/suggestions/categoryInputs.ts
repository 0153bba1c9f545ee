import type { Locale } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { SuggestionCategoryTable } from '../../../db/tables/ParticipationTables'
import { localized, type TextScope } from '../../call/Scope'
import { collectionTexts } from '../../collections/collectionTexts'
import { rackFilters, rackTypes } from '../../collections/findRacks'
import { categoryName, knownCategories } from '../../texts/placeCategories'
import type { ParticipationTarget } from '../participationTarget'
import { participationTexts } from '../participationTexts'

type Option = { value: string; title: string }

/** A step of a walk as an option of a field. */
export type StepOption = Option

/** In characters. */
const maxDescription = 5000

/**
 * Returns the fields of a category; direct members of the body come after those in `fields`. The first category requires a photo.
 * Every category except a new place and a step requires a message.
 */
export const categoryInputs = (scope: TextScope, target: ParticipationTarget, category: Category): FormField[] => [
  ...ownInputs(scope, target, category),
  ...commonInputs(scope, category),
]

type Category = { kind: SuggestionCategoryTable['kind']; isFirst: boolean; steps: readonly StepOption[] }

/** The fields that are direct members of the body. */
export function commonInputs({ locale }: TextScope, { kind, isFirst }: Omit<Category, 'steps'>): FormField[] {
  const texts = participationTexts(locale)
  const isIssue = kind !== 'place' && kind !== 'step'
  return [
    {
      name: 'description',
      label: texts('description'),
      inputType: 'textarea',
      required: isIssue,
      minLength: 1,
      maxLength: maxDescription,
    },
    { name: 'files', label: texts('photo'), inputType: 'picture', required: isFirst, accept: 'image/*' },
    { name: 'email', label: texts('email'), inputType: 'email' },
  ]
}

/** The fields in the body's `fields`. An issue in a town or on a walk asks for a spot, whose address is optional. */
export function ownInputs(
  { locale }: TextScope,
  { dataType }: ParticipationTarget,
  { kind, steps }: Omit<Category, 'isFirst'>,
): FormField[] {
  const texts = participationTexts(locale)
  switch (kind) {
    case 'issue': {
      const hasSpot = dataType === 'portal' || dataType === 'balade'
      return hasSpot ? [{ name: 'address', label: texts('address'), inputType: 'address' }] : []
    }
    case 'step':
      return [select('linkedPoi', texts('linkedPoi'), [...steps])]
    case 'bike-parking': {
      const names = collectionTexts(locale)
      return [
        { name: 'address', label: texts('address'), inputType: 'address', required: true },
        {
          name: 'type',
          label: texts('type'),
          inputType: 'select',
          allowEmpty: true,
          options: rackTypes.map((value) => ({ value, title: names(`bike.type.${value}`) })),
        },
        {
          name: 'detail',
          label: texts('detail'),
          inputType: 'checkbox',
          multiple: true,
          options: rackFilters.map((value) => ({ value, title: names(`bike.filter.${value}`) })),
        },
      ]
    }
    case 'place':
      return [
        { name: 'name', label: texts('name'), inputType: 'text', required: true, maxLength: 200 },
        select('poiCategory', texts('poiCategory'), placeOptions(locale)),
        { name: 'address', label: texts('address'), inputType: 'address', required: true },
        { name: 'link', label: texts('link'), inputType: 'url' },
        { name: 'schedule', label: texts('schedule'), inputType: 'schedule' },
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

/** Reads the steps of a walk as options; empty for other types. */
export async function findStepOptions(
  scope: TextScope,
  { dataType, dataUid }: ParticipationTarget,
): Promise<StepOption[]> {
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

/** Returns every place category with a name, since a new place may be the first of its category. Skips repeated names. */
function placeOptions(locale: Locale): Option[] {
  const options = knownCategories.map((value) => ({ value, title: categoryName(value, locale, 'one') }))
  const { compare } = new Intl.Collator(locale)
  return options
    .filter(({ title }, index) => options.findIndex((other) => other.title === title) === index)
    .sort((one, other) => compare(one.title, other.title))
}
