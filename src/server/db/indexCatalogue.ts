import type { DefectCatalogue, DefectProvider, StoredDefectCategory } from '../../../schemas'

/** A category with those above it, the topmost first, and who receives its reports. */
export type PlacedCategory = {
  category: StoredDefectCategory
  parents: readonly StoredDefectCategory[]
  provider: string
}

export type Catalogue = {
  providers: readonly DefectProvider[]
  categories: readonly StoredDefectCategory[]
  boundary: DefectCatalogue['boundary']
  /** Every category of every level by its uid. */
  placed: ReadonlyMap<string, PlacedCategory>
}

/** Finds the place of every category in the trees of a town. One without a provider has that of its parent, else the first. */
export function indexCatalogue({ providers, categories, boundary }: DefectCatalogue): Catalogue {
  const usual = providers[0]?.uid ?? ''
  const place = (list: readonly StoredDefectCategory[], parents: PlacedCategory['parents'], inherited: string) =>
    list.flatMap((category): PlacedCategory[] => {
      const { provider = inherited, children = [] } = category
      return [{ category, parents, provider }, ...place(children, [...parents, category], provider)]
    })
  const placed = place(categories, [], usual).map((each): [string, PlacedCategory] => [each.category.uid, each])
  return { providers, categories, boundary, placed: new Map(placed) }
}

export const isLeaf = ({ children = [] }: StoredDefectCategory): boolean => children.length === 0
