import type { Rolldown } from 'vite'
import { locales } from '../../schemas/generated/locales.ts'

/** Small modules that many blocks share; each alone would be a request for a few hundred bytes. */
const parts =
  /\/renderer\/(?:parts\/(?:cardClass|Chip|ColorDot|ProgressBar|Star|useNow|useTint)|format\/format(?:Number|Quantity))\.tsx?$/

/** The text page, and the page top that other pages share. */
const textPage = /\/portal\/(?:pages\/textPage|shell\/PageTop)\.tsx$/

/** Groups the texts of a language that every page needs, of blocks and portal, in one file. */
function languageGroup(id: string): string | null {
  const locale = languageFile.exec(id)?.[1]
  return locale ? `texts-${locale}` : null
}
const languageFile = new RegExp(`/(?:renderer/i18n|portal/texts)/(${locales.join('|')})\\.json\\?\\w+$`)

/** Modules that polls and forms share; together they are one request and half the size. */
const choices = /\/renderer\/parts\/(?:Choice|useHydrated|useRestoredChecks)\.tsx?$/

/** The menu as icons with the block that is nothing else, for a home. */
const menuGrid = /\/renderer\/parts\/MenuIcons\.tsx$|\/blocks\/menu-grid(?:\/\w+\.tsx|\.js)$/

/** Both poll blocks, which share nearly all of their code. */
const polls = /\/renderer\/parts\/Ballot\.tsx$|\/blocks\/poll(?:-simple)?(?:\/\w+\.tsx|\.js)$/

/** The code of actions, with what listens to the events of each service: all load when the browser is idle. */
const executor = /\/portal\/(?:actions\/createPortalExecutor|services\/\w+\/listenTo\w+)\.ts$/

/** The page of settings, with the sections that services add. */
const settings = /\/portal\/services\/(?:settings\/pages\/settingsPage|\w+\/\w+Settings)\.tsx$/

/** Files of the portal that hold several small modules: each alone would be a request for a few hundred bytes. */
export const portalGroups: Rolldown.CodeSplittingGroup[] = [
  { test: choices, name: 'choices' },
  { test: polls, name: 'polls' },
  { test: menuGrid, name: 'MenuGrid' },
  { test: parts, name: 'parts' },
  { test: textPage, name: 'text-page' },
  { test: executor, name: 'executor' },
  { test: settings, name: 'settings' },
  { test: /./, name: languageGroup, debugName: 'texts' },
]
