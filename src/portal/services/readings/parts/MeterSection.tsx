import type { MeterKindView } from '../../../../../schemas/engine'
import { readingReminderPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import type { MeterHistory, Use } from '../usesOf'
import styles from './readings.module.css'
import { UseChart } from './UseChart'
import { useFigures } from './useFigures'

type Props = { history: MeterHistory; kind: MeterKindView | undefined }

/** The readings of one meter, as a drawing and as a table. */
export function MeterSection({ history: { meter, uses }, kind }: Props) {
  const { portal, shellText: text } = useSession()
  const unit = kind?.unit ?? ''
  const title = kind?.title ?? text('readings.title')
  const reminded = uses.find(({ reading }) => reading.reminds)
  return (
    <section className={entries.section}>
      <h3 className={entries.subheading} lang={kind?.locale}>
        {meter === undefined ? title : text('readings.meter', { kind: title, meter })}
      </h3>
      <UseChart uses={uses} unit={unit} />
      <ReadingTable uses={uses} unit={unit} label={title} />
      {reminded && (
        <p className={entries.muted}>
          {text('readings.reminds')}{' '}
          <a href={portalPath(portal.cardName, readingReminderPath(reminded.reading.uid))}>{text('readings.stop')}</a>
        </p>
      )}
    </section>
  )
}

function ReadingTable({ uses, unit, label }: { uses: readonly Use[]; unit: string; label: string }) {
  const { shellText: text } = useSession()
  const { figure, index, day } = useFigures()
  const write = (value: number | undefined) => (value === undefined ? '–' : `${figure(value)} ${unit}`)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the page is scrolled by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('readings.day')}</th>
            <th scope="col">{text('readings.index')}</th>
            <th scope="col">{text('readings.used')}</th>
            <th scope="col">{text('readings.perDay')}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ reading, used, perDay }) => (
            <tr key={reading.uid}>
              <th scope="row">{day(reading.readOn)}</th>
              <td>
                {index(reading.index)} {unit}
              </td>
              <td>{write(used)}</td>
              <td>{write(perDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
