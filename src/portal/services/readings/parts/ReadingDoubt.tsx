import type { MeterKindView, OwnReading } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { useFigures } from './useFigures'

type Props = {
  /** What the form holds. */
  written: Readonly<Record<string, unknown>>
  /** The readings of the visitor, the newest first. */
  readings: readonly OwnReading[]
  kinds: readonly MeterKindView[]
}

/** Says with figures how a reading differs from the last one of the same meter. Shows nothing for the first of a meter. */
export function ReadingDoubt({ written, readings, kinds }: Props) {
  const { shellText: text } = useSession()
  const { figure, index: writeIndex, day } = useFigures()
  const { kind = kinds[0]?.uid, meter, index } = written
  const last = readings.find((each) => each.kind === kind && each.meter === meter)
  if (!last || typeof index !== 'string') return null
  const used = Number(index.replace(',', '.')) - Number(last.index)
  const way = used < 0 ? 'lower' : used === 0 ? 'same' : 'higher'
  const facts = {
    index: writeIndex(index),
    last: writeIndex(last.index),
    used: figure(used),
    unit: kinds.find(({ uid }) => uid === kind)?.unit ?? '',
    day: day(last.readOn),
  }
  return <p>{text(`readings.doubt.${way}`, facts)}</p>
}
