import type { DefectCategory } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import { useReport } from '../drafts/useReport'
import { leavesOf } from '../findCategories'
import { PhotoChooser } from '../photos/PhotoChooser'
import { PhotoList } from '../photos/PhotoList'
import { pathOf, placeIn, type ReportChoice, readChoice, withCategory } from '../ReportChoice'
import styles from '../report.module.css'
import { DangerCall } from '../steps/DangerCall'
import type { Kept } from './Kept'
import { OfflineCategory } from './OfflineCategory'
import { OfflineFields } from './OfflineFields'
import { OfflinePlace } from './OfflinePlace'

type Props = {
  reportKey: string
  owner: string
  categories: readonly DefectCategory[]
  onKept(kept: Kept): void
}

const searchOf = (choice: ReportChoice): string => pathOf(choice).split('?')[1] ?? ''

/** All parts of a report below each other: photographs, place, category and its fields. */
export function OfflineReport({ reportKey, owner, categories, onKept }: Props) {
  const { shellText: text } = useSession()
  const { report, open } = useReport(reportKey, owner)
  if (!report || !open.isRead) return null
  const { draft, photos } = open
  const choice = readChoice(draft.search)
  const category = leavesOf(categories).find(({ uid }) => uid === choice.category)
  const choose = (next: ReportChoice, title = draft.title) =>
    // Nobody can compare it with others nearby.
    void report.change({ search: searchOf({ ...next, draft: reportKey, other: '1' }), title })
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{text('report.photos')}</h2>
        <PhotoList photos={photos} onRemove={(index) => void report.change({}, photos.toSpliced(index, 1))} />
        <PhotoChooser
          count={photos.length}
          onPhotographs={(added) => {
            const position = added.find((each) => each.position)?.position
            void report.change({}, [...photos, ...added.map(({ photo }) => photo)])
            if (position && choice.lat === undefined) choose({ ...choice, ...placeIn(position) })
          }}
        />
      </section>
      <OfflinePlace
        choice={choice}
        place={draft.address}
        onPosition={(at) => choose({ ...choice, ...placeIn(at) })}
        onPlace={(address) => void report.change({ address })}
      />
      <OfflineCategory
        categories={categories}
        chosen={category?.uid}
        onChoose={({ uid, title }) => choose(withCategory(choice, uid), title)}
      />
      {category?.urgent !== undefined && choice.safe === undefined && (
        <DangerCall category={category} onSafe={() => choose({ ...choice, safe: '1' })} />
      )}
      {category && (category.urgent === undefined || choice.safe) && (
        <OfflineFields key={category.uid} {...{ report, open, choice, category, onKept }} />
      )}
    </>
  )
}
