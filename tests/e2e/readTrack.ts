import { readFileSync } from 'node:fs'
import type { Geolocation } from '@playwright/test'
import { root } from '../helpers/fixtures'

/** The places of the track of a walk of Montclair, in order. */
export const readTrack = (walk: string): Geolocation[] =>
  [
    ...readFileSync(`${root}/fixtures/towns/montclair/walks/${walk}.gpx`, 'utf8').matchAll(
      /<trkpt lat="([\d.]+)" lon="([\d.]+)"/g,
    ),
  ].map(([, latitude, longitude]) => ({ latitude: Number(latitude), longitude: Number(longitude) }))
