import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { StoreCatalogue } from '../../../../schemas/engine'
import { useShellText } from '../../session/Session'
import { ListTools } from '../../shell/ListTools'
import styles from './Catalog.module.css'
import { CatalogEntry } from './CatalogEntry'

/** The widgets that the town offers, or those of the category that the address names. An unknown category counts as none. */
export function Catalog({ store: { items, categories } }: { store: StoreCatalogue }) {
  const text = useShellText()
  const asked = usePageQuery().params.get('category') ?? ''
  const chosen = categories.find(({ uid }) => uid === asked)?.uid
  const shown = categories
    .filter(({ uid }) => chosen === undefined || uid === chosen)
    .flatMap(({ uid }) => items.filter(({ category }) => category === uid))
  const choices = new Map([
    ['', text('wall.all')],
    ...categories.map(({ uid, title }): [string, string] => [uid, title]),
  ])
  return (
    <>
      {categories.length > 1 && (
        <ListTools param="category" choices={choices} chosen={chosen ?? ''} label={text('wall.categories')} />
      )}
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <CatalogEntry key={entry.uid} entry={entry} />
        ))}
      </ul>
    </>
  )
}
