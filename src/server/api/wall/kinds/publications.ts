import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { localized } from '../../call/Scope'
import { cellList, linkButton } from '../../fragments/fragments'
import { findPublications } from '../../publications/findPublications'
import { publicationCell } from '../../publications/publicationPage'
import { textsOf } from '../../texts/textsOf'
import { showBlocks, type WidgetKind } from '../WidgetKind'

const shown = 5

/** Shows the latest news of the town, or of the tag in the store's settings. */
export const publications: WidgetKind = {
  service: 'news',
  notifies: true,
  async tiles(scope, sources) {
    const texts = textsOf(scope.locale)
    const tags = [...new Set(sources.map(({ store }) => store.settings.tag))]
    const lists = await Promise.all(
      tags.map(async (tag) => {
        const { rows } = await findPublications(scope, { offset: 0, limit: shown }, tag ? { tag } : {})
        return [tag, rows] as const
      }),
    )
    const byTag = new Map(lists)
    return sources.map(({ store }) => {
      const rows = byTag.get(store.settings.tag) ?? []
      const [latest] = rows
      const cells = rows.map((row) => publicationCell(row, scope))
      return {
        subtitle: latest ? localized(latest.texts, scope).title : texts('noNews'),
        action: showBlocks(localized(store.texts, scope).title, [
          cellList('publications', cells),
          linkButton('all', texts('allNews'), pagePaths.news),
        ]),
      }
    })
  },
}
