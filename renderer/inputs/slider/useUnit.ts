import { useHost } from '../../engine/HostContext'
import { formatNumber } from '../../format/formatNumber'

/** Writes a number in the language of the page, with its unit when it has one. */
export function useUnit(unit: string | undefined): (value: number) => string {
  const { locale } = useHost()
  return (value) => (unit ? `${formatNumber(value, locale)} ${unit}` : formatNumber(value, locale))
}
