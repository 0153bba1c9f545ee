import type { DefectCategory, StoredDefectCategory } from '../../../../schemas'
import type { FormField, InputType } from '../../../../schemas/inputs/FormField'
import { type Catalogue, isLeaf } from '../../db/indexCatalogue'
import { foldWords, splitWords } from '../call/foldWords'
import { foreignLocale, localized, type TextScope } from '../call/Scope'
import { defectTexts } from './defectTexts'
import { radiusOf } from './readCatalogue'

/** Pictures are a part of every report, so that no category asks for files. */
const fileInputs: ReadonlySet<InputType> = new Set(['file', 'picture', 'multi-file', 'media-handle'])

type LocaleScope = Pick<TextScope, 'locale' | 'portal'>

/** Returns the fields of a category as its form shows them. */
export const inputsOf = ({ translations }: StoredDefectCategory, scope: LocaleScope) =>
  (localized(translations, scope).inputs ?? []).filter(({ inputType }) => !fileInputs.has(inputType))

/** The same without the values of the inputs. */
export const fieldsOf = (category: StoredDefectCategory, scope: LocaleScope): FormField[] =>
  inputsOf(category, scope).map((input) => ({ ...input }))

type Filter = { provider?: string | undefined; query?: string | undefined }

/** Returns what can be reported, in the order of the town. Branches in which nothing fits are left out. */
export function categoryTree(
  catalogue: Catalogue,
  scope: LocaleScope,
  { provider, query = '' }: Filter,
): DefectCategory[] {
  const wanted = splitWords(foldWords(query, scope.locale))
  const view = (category: StoredDefectCategory, found: readonly string[]): DefectCategory[] => {
    const receiver = catalogue.placed.get(category.uid)?.provider ?? ''
    const words = [...found, ...wordsOf(category, scope)]
    const node = nodeOf(category, receiver, scope)
    if (!isLeaf(category)) {
      const children = (category.children ?? []).flatMap((child) => view(child, words))
      return children.length > 0 ? [{ ...node, children }] : []
    }
    const isWanted = wanted.every((word) => words.some((each) => each.startsWith(word)))
    return isWanted && (provider === undefined || receiver === provider) ? [node] : []
  }
  return catalogue.categories.flatMap((category) => view(category, []))
}

/** The words that a category is searched by. */
function wordsOf({ translations }: StoredDefectCategory, scope: LocaleScope): string[] {
  const { title, description = '', synonyms = [] } = localized(translations, scope)
  return [title, description, ...synonyms].flatMap((text) => splitWords(foldWords(text, scope.locale)))
}

function nodeOf(category: StoredDefectCategory, provider: string, scope: LocaleScope): DefectCategory {
  const { uid, translations, sameAsset = false, isUrgent = false } = category
  const { title, description, synonyms = [] } = localized(translations, scope)
  return {
    uid,
    provider,
    title,
    ...(description === undefined ? {} : { description }),
    synonyms,
    ...foreignLocale(translations, scope),
    ...(isUrgent ? { urgent: defectTexts(scope.locale)('urgent') } : {}),
    ...(isLeaf(category) ? { inputs: inputsOf(category, scope), duplicateRadius: radiusOf(category), sameAsset } : {}),
  }
}
