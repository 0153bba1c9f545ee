import type { Block, Camp } from '../../../../../schemas/engine'
import { campLocationPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import { Fact, FactDay, Facts } from '../../../pages/Fact'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import styles from './camps.module.css'
import { formatDay } from './formatDay'

/** When and where a camp is, and what was registered. */
export function CampDetails({ camp, details }: { camp: Camp; details: readonly Block[] }) {
  const { shellText: text, locale, portal } = useSession()
  const { location, from, until, reference, status } = camp
  const { title, locale: lang } = location
  return (
    <div className={styles.article}>
      <Facts>
        <Fact icon="calendar" label={text('camps.days')}>
          <FactDay>{text('camps.stay', { from: formatDay(from, locale), until: formatDay(until, locale) })}</FactDay>
        </Fact>
        <Fact icon="pin" label={text('camps.where')}>
          {location.isOffered ? (
            <a href={portalPath(portal.cardName, campLocationPath(location.uid))} lang={lang}>
              {title}
            </a>
          ) : (
            <strong lang={lang}>{title}</strong>
          )}
        </Fact>
        {status !== 'draft' && (
          <Fact icon="card" label={text('camps.reference')}>
            <strong>{reference}</strong>
          </Fact>
        )}
      </Facts>
      <PageBlocks components={details} />
    </div>
  )
}

/** What was registered, as blocks. */
export const campBlocks = ({ fields }: Pick<Camp, 'fields'>, title: string): Block[] =>
  fields.length === 0
    ? []
    : [
        {
          type: 'resume-cell',
          id: 'camp',
          data: { title, items: fields.map(({ label, value }) => ({ label, value })) },
        },
      ]
