import type { Fixture } from '../fixtures/catalogue'
import { type Settings, settingParams } from './Settings'

const withParams = (path: string, params: URLSearchParams): string => {
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Address of a subject inside the gallery. */
export const subjectAddress = (collection: string, subject: string, settings: Settings): string =>
  withParams(`/${collection}/${subject}`, settingParams(settings))

export const overviewAddress = (settings: Settings): string => withParams('/', settingParams(settings))

/** Address of the page for back-end developers. */
export const docsAddress = (settings: Settings): string => withParams('/docs', settingParams(settings))

/** Address that scrolls to a fixture on the page of its subject. */
export function fixtureAddress(fixture: Fixture, settings: Settings): string {
  const params = settingParams(settings)
  if (fixture.name) params.set('fixture', fixture.name)
  return withParams(`/${fixture.collection}/${fixture.subject}`, params)
}
