import { formatDate } from '../../../../../renderer/format/formatDate'
import { decimalSignOf } from '../../../../../schemas/inputs/numberValue'
import { useSession } from '../../../session/Session'

/** Functions that write the figures of readings in the language of the page. */
export function useFigures() {
  const { locale } = useSession()
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  return {
    figure: (value: number): string => format.format(value),
    /** Writes an index with the zeros that the meter shows. */
    index: (value: string): string => value.replace('.', decimalSignOf(locale)),
    day: (day: string): string => formatDate(`${day}T12:00:00Z`, locale, 'UTC'),
  }
}
