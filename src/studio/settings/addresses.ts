import type { Fixture } from '../fixtures/catalogue'
import { type Settings, settingParams } from './Settings'

const withParams = (path: string, params: URLSearchParams): string => {
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Address of a component inside the gallery. */
export const componentAddress = (collection: string, component: string, settings: Settings): string =>
  withParams(`/${collection}/${component}`, settingParams(settings))

export const overviewAddress = (settings: Settings): string => withParams('/', settingParams(settings))

/** Address of the page for back-end developers. */
export const docsAddress = (settings: Settings): string => withParams('/docs', settingParams(settings))

/** Address that scrolls to a fixture on the page of its component. */
export function fixtureAddress(fixture: Fixture, settings: Settings): string {
  const params = settingParams(settings)
  if (fixture.name) params.set('fixture', fixture.name)
  return withParams(`/${fixture.collection}/${fixture.component}`, params)
}
