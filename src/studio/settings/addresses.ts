import type { Fixture } from '../fixtures/catalogue'
import { type Settings, settingParams } from './Settings'

const withParams = (path: string, params: URLSearchParams): string => {
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Returns the address of a component in the gallery. */
export const componentAddress = (collection: string, component: string, settings: Settings): string =>
  withParams(`/${collection}/${component}`, settingParams(settings))

export const overviewAddress = (settings: Settings): string => withParams('/', settingParams(settings))

/** Returns the address of the workbench. */
export const draftAddress = (settings: Settings): string => withParams('/draft', settingParams(settings))

/** Returns the address of the page for back-end developers. */
export const docsAddress = (settings: Settings): string => withParams('/docs', settingParams(settings))

/** Returns the address that scrolls to a fixture on the page of its component. */
export function fixtureAddress(fixture: Fixture, settings: Settings): string {
  const params = settingParams(settings)
  if (fixture.name) params.set('fixture', fixture.name)
  return withParams(`/${fixture.collection}/${fixture.component}`, params)
}
