import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { Block, MeterKindView, OwnReading } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import entries from '../../../pages/entries.module.css'
import { useSession, useVisitor } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { MeterSection } from '../parts/MeterSection'
import { ReadingForm } from '../parts/ReadingForm'
import { readingOutcomes } from '../readingOutcomes'
import { usesOf } from '../usesOf'

export type ReadingsData = {
  kinds: readonly MeterKindView[]
  inputs: readonly Block<'dynamic-input'>[]
  /** Undefined where they could not be read. */
  readings: readonly OwnReading[] | undefined
}

/** The form of a reading, and the visitor's readings by meter. */
export function ReadingsScreen({ data: { kinds, inputs, readings } }: { data: ReadingsData }) {
  const { shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('readings.title')}</h1>
        <p className={view.lead}>{text('readings.lead')}</p>
      </header>
      <FormOutcome texts={readingOutcomes} form="reading-reminder" />
      <section className={entries.section}>
        <h2 className={entries.heading}>{text('readings.send')}</h2>
        {kinds.map(({ uid, title, hint, locale }) => (
          <p key={uid} lang={locale}>
            <strong>{title}</strong> – {hint}
          </p>
        ))}
        {/* A new reading begins with an empty form. */}
        <ReadingForm key={readings?.length} inputs={inputs} kinds={kinds} readings={readings ?? []} />
      </section>
      <section className={entries.section}>
        <h2 className={entries.heading}>{text('readings.history')}</h2>
        {!readings && <ErrorText>{text('readings.unread')}</ErrorText>}
        {readings?.length === 0 && <EmptyMessage title={text('readings.none')} text={text('readings.noneText')} />}
        {readings && readings.length > 0 && !account && (
          <p className={entries.muted}>
            {[text('readings.device'), ...(hasPage(pagePaths.account) ? [text('readings.joinAccount')] : [])].join(' ')}
          </p>
        )}
        {usesOf(readings ?? []).map((history) => (
          <MeterSection
            key={`${history.kind} ${history.meter}`}
            history={history}
            kind={kinds.find(({ uid }) => uid === history.kind)}
          />
        ))}
      </section>
    </div>
  )
}
