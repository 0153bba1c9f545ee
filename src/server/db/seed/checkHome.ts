import type { Home } from '../../../../schemas'
import type { Town } from './Town'
import type { TownFolder } from './TownFolder'

type Section = Home['sections'][number]

/** Each section of the home page has what its kind needs. */
export function checkHome(town: Town, folder: TownFolder): void {
  for (const [index, section] of town.home.sections.entries()) {
    const report = (at: string, reason: string) => folder.report('home.json', `/sections/${index}${at}`, reason)
    if (section.kind === 'poll') checkPollSection(town, section, report)
    else if (section.kind === 'places') checkPlacesSection(town, section, report)
    else if (section.kind === 'blocks' && !section.translations?.[town.portal.defaultLocale]?.components) {
      report(`/translations/${town.portal.defaultLocale}/components`, 'A section of kind "blocks" needs its blocks.')
    } else if (section.kind === 'banner' && !town.portal.bannerImages?.length) {
      report('/kind', 'There is no banner: portal.json names no bannerImages.')
    }
  }
}

type Report = (at: string, reason: string) => void

function checkPollSection(town: Town, { poll }: Section, report: Report): void {
  if (poll === undefined) report('/poll', 'A section of kind "poll" names a poll.')
  else if (!town.polls.some(({ uid }) => uid === poll)) report('/poll', `There is no poll "${poll}".`)
}

function checkPlacesSection(town: Town, { places }: Section, report: Report): void {
  if (places === undefined) report('/places', 'A section of kind "places" names places.')
  for (const [index, place] of (places ?? []).entries()) {
    if (!town.places.some(({ uid }) => uid === place)) report(`/places/${index}`, `There is no place "${place}".`)
  }
}
