import { useHost } from '../engine/HostContext'
import { formatNumber } from '../format/formatNumber'
import type { GeoView } from './MapContent'
import styles from './MapNotices.module.css'

/** Longest bar in CSS pixels. */
const maxLength = 96

const inMetres: Intl.NumberFormatOptions = { style: 'unit', unit: 'meter' }
const inKilometres: Intl.NumberFormatOptions = { style: 'unit', unit: 'kilometer' }

/** Metres of a CSS pixel at the equator at zoom 0. */
const widestResolution = 156_543.033_928

/** A bar whose length stands for a round number of metres in the middle of the map. Hidden from screen readers. */
export function MapScale({ lat, zoom }: Pick<GeoView, 'lat' | 'zoom'>) {
  const { locale } = useHost()
  const resolution = (widestResolution * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom
  const metres = roundDown(resolution * maxLength)
  return (
    <p className={styles.scale} aria-hidden="true" style={{ inlineSize: `${metres / resolution}px` }}>
      {metres < 1000 ? formatNumber(metres, locale, inMetres) : formatNumber(metres / 1000, locale, inKilometres)}
    </p>
  )
}

/** The greatest of 1, 2, 5, 10, 20, … that is not above `length`, or a part of them below 1. */
function roundDown(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length))
  return power * (length >= 5 * power ? 5 : length >= 2 * power ? 2 : 1)
}
