import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { SuggestionCategoryTable } from '../../../db/ParticipationTables'
import { bikeParkingTexts } from '../../collections/bikeParkingTexts'
import { type Locale, localized, type TextScope } from '../../Scope'
import { categoryName, knownCategories } from '../../texts/placeCategories'
import type { Thing } from '../findThing'
import { participationTexts } from '../texts/participationTexts'

type Kind = SuggestionCategoryTable['kind']
type Option = { value: string; title: string }

/** A step of a walk as an option of a field. */
export type StepOption = Option

const maxText = 5000

/**
 * The fields that a category asks for. Those that are not members of `fields` in the body come last. The first category of a
 * thing needs a photo, and every category a message but those of a new place and of a step.
 */
export const categoryInputs = (scope: TextScope, thing: Thing, category: Category): FormField[] => [
  ...ownInputs(scope, thing, category),
  ...commonInputs(scope, category),
]

type Category = { kind: Kind; isFirst: boolean; steps: readonly StepOption[] }

/** The fields whose values are members of the body. */
export function commonInputs({ locale }: TextScope, { kind, isFirst }: Omit<Category, 'steps'>): FormField[] {
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

/** The fields of a category alone. What is wrong in a town or on a walk is at a spot, which may have no address. */
export function ownInputs(
  { locale }: TextScope,
  { dataType }: Thing,
  { kind, steps }: Omit<Category, 'isFirst'>,
): FormField[] {
  const texts = participationTexts(locale)
  switch (kind) {
    case 'issue': {
      const hasSpot = dataType === 'portal' || dataType === 'balade'
      return hasSpot ? [{ name: 'address', label: texts.address, inputType: 'address' }] : []
    }
    case 'step':
      return [select('linkedPoi', texts.linkedPoi, [...steps])]
    case 'bike-parking': {
      const names = bikeParkingTexts(locale)
      return [
        { name: 'address', label: texts.address, inputType: 'address', required: true },
        {
          name: 'type',
          label: texts.type,
          inputType: 'select',
          allowEmpty: true,
          options: optionsOf(names.types),
        },
        {
          name: 'detail',
          label: texts.detail,
          inputType: 'checkbox',
          multiple: true,
          options: optionsOf(names.filters),
        },
      ]
    }
    case 'place':
      return [
        { name: 'name', label: texts.name, inputType: 'text', required: true, maxLength: 200 },
        select('poiCategory', texts.poiCategory, placeOptions(locale)),
        { name: 'address', label: texts.address, inputType: 'address', required: true },
        { name: 'link', label: texts.link, inputType: 'url' },
        { name: 'schedule', label: texts.schedule, inputType: 'schedule' },
      ]
  }
}

const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, title]) => ({ value, title }))

const select = (name: string, label: string, options: Option[]): FormField => ({
  name,
  label,
  inputType: 'select',
  required: true,
  allowEmpty: true,
  options,
})

/** The steps of a walk, from which a resident chooses one; none of anything else. */
export async function findStepOptions(scope: TextScope, { dataType, dataUid }: Thing): Promise<StepOption[]> {
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

/** Every category that the server has words for: a new place may be the first of its kind. Of two with one name the first. */
function placeOptions(locale: Locale): Option[] {
  const options = knownCategories.map((value) => ({ value, title: categoryName(value, locale, 'one') }))
  const { compare } = new Intl.Collator(locale)
  return options
    .filter(({ title }, index) => options.findIndex((other) => other.title === title) === index)
    .sort((one, other) => compare(one.title, other.title))
}
