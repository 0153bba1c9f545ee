import type { StoredDefectCategory } from '../../../../schemas'
import { isInRing } from '../../../../schemas/tracks/positions'
import { indexCatalogue, isLeaf } from '../indexCatalogue'
import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

/** Checks that uids of what can be reported are unique, that providers exist, and that reports are of a category, in the town. */
export function checkDefects({ defects, reports, reportPhotos, portal }: Town, folder: TownFolder): void {
  if (!defects) {
    if (reports.length > 0) folder.report('reports.json', '', 'A town without "defects.json" has no reports.')
    return
  }
  const providers = new Set(defects.providers.map(({ uid }) => uid))
  const seen = new Set<string>()
  const check = ({ uid, provider, translations, children = [] }: StoredDefectCategory, at: string) => {
    if (seen.has(uid)) folder.report('defects.json', `${at}/uid`, `The uid "${uid}" is used twice.`)
    seen.add(uid)
    if (provider !== undefined && !providers.has(provider)) {
      folder.report('defects.json', `${at}/provider`, `There is no provider "${provider}".`)
    }
    if (!translations[portal.defaultLocale]) {
      folder.report('defects.json', `${at}/translations`, 'The text in the portal’s default language is missing.')
    }
    for (const [index, child] of children.entries()) check(child, `${at}/children/${index}`)
  }
  for (const [index, category] of defects.categories.entries()) check(category, `/categories/${index}`)
  const { placed } = indexCatalogue(defects)
  for (const [index, report] of reports.entries()) {
    const category = placed.get(report.category)?.category
    if (!category || !isLeaf(category)) {
      folder.report('reports.json', `/${index}/category`, `There is no category "${report.category}" to choose.`)
    }
    if (defects.boundary && !isInRing(report, defects.boundary))
      folder.report('reports.json', `/${index}/lat`, 'The position is outside.')
    for (const [place, name] of (report.photos ?? []).entries()) {
      if (!reportPhotos.has(name)) {
        folder.report('reports.json', `/${index}/photos/${place}`, `There is no drawing "${name}" in reportPhotos/.`)
      }
    }
  }
}
