import type { Fixture } from '../fixtures/catalogue'
import { type Settings, settingParams } from './Settings'

const withParams = (path: string, params: URLSearchParams): string => {
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Address inside the gallery of a collection's subject, keeping the settings. */
export const subjectAddress = (collection: string, subject: string, settings: Settings): string =>
  withParams(`/${collection}/${subject}`, settingParams(settings))

export const overviewAddress = (settings: Settings): string => withParams('/', settingParams(settings))

/** The page for back-end developers. */
export const docsAddress = (settings: Settings): string => withParams('/docs', settingParams(settings))

/** The address that opens one fixture where it stands in the gallery, drawn with these settings. */
export function fixtureAddress(fixture: Fixture, settings: Settings): string {
  const params = settingParams(settings)
  if (fixture.name) params.set('fixture', fixture.name)
  return withParams(`/${fixture.collection}/${fixture.subject}`, params)
}
