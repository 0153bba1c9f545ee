import { type SubmitEvent, useEffect } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { Block, MeterKindView, OwnReading } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { FieldSet } from '../../../forms/FieldSet'
import forms from '../../../forms/forms.module.css'
import { useFormFields, valuesOfAccount } from '../../../forms/useFormFields'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import { useSession, useVisitor } from '../../../session/Session'
import { readingOutcomes } from '../readingOutcomes'
import { KeptPhotoChoice } from './KeptPhotoChoice'
import { ReadingDoubt } from './ReadingDoubt'
import { useSendReading } from './useSendReading'

type Props = {
  inputs: readonly Block<'dynamic-input'>[]
  kinds: readonly MeterKindView[]
  /** The readings of the visitor, the newest first. The meter of the first is suggested. */
  readings: readonly OwnReading[]
}

const isProblem = (kind: string): kind is keyof typeof readingOutcomes.problems =>
  Object.hasOwn(readingOutcomes.problems, kind)

/** Sends a reading. One that does not fit the last is asked about, and sent as it is by a second button. */
export function ReadingForm({ inputs, kinds, readings }: Props) {
  const [last] = readings
  const { portal, shellText: text } = useSession()
  const { now } = useHost()
  const hydrated = useHydrated()
  const account = useVisitor('account')
  const posted = usePosted('reading')
  const form = useFormFields(
    inputs.map(({ data }) => data),
    {
      posted,
      values: { ...valuesOfAccount(account), ...(last && { kind: last.kind, meter: last.meter }) },
      draft: 'reading',
    },
  )
  const photo = posted?.refused?.photo
  const { restore } = form.fields
  useEffect(() => {
    if (photo) restore({ files: photo })
  }, [photo, restore])
  const refused = posted?.problems['']
  const first = refused !== undefined && isProblem(refused) ? readingOutcomes.problems[refused] : undefined
  const { isSending, problem, send } = useSendReading(form, first)
  const asks = problem === readingOutcomes.problems.doubt
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(!(event.nativeEvent instanceof SubmitEvent && isConfirmation(event.nativeEvent.submitter)))
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, pagePaths.readings)}
      className={`${cardClass()} ${forms.form}`}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      {problem && <ErrorText>{text(problem)}</ErrorText>}
      {asks && <ReadingDoubt written={form.fields.values(false)} readings={readings} kinds={kinds} />}
      {!photo && posted?.problems.files === 'photo' && !hydrated && <p>{text('readings.problem.photo')}</p>}
      <FieldSet {...form} legend={text('readings.fields')} />
      {photo && !hydrated && <KeptPhotoChoice photo={photo} />}
      <div className={forms.buttons}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
          {isSending && <Spinner label={text('readings.sending')} />}
          {text('readings.submit')}
        </button>
        {asks && (
          <button type="submit" name="_confirmed" value="1" className={buttonClass('secondary')}>
            {text('readings.confirm')}
          </button>
        )}
      </div>
    </form>
  )
}

const isConfirmation = (button: HTMLElement | null): boolean => button?.getAttribute('name') === '_confirmed'
