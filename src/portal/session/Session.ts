import type { Engine } from '../../../renderer/engine/createEngine'
import type { Text } from '../../../renderer/i18n/createText'
import type { Locale } from '../../../renderer/i18n/loadMessages'
import type { Portal } from '../../../schemas/engine'
import type { Client } from '../api/createClient'
import type { Dialogs } from '../dialogs/createDialogs'
import type { Head } from '../head/Head'
import type { Runs } from '../host/createRuns'
import type { Location } from '../navigation/Location'
import type { Answers } from '../queries/createAnswers'
import type { Scope } from '../queries/pageQueries'
import type { ShellText } from '../texts/ShellText'
import type { Clock } from './createClock'
import type { Failures } from './createFailures'

/** One visitor on one portal: what every page of it is drawn from. */
export type Session = {
  portal: Portal
  locale: Locale
  scope: Scope
  client: Client
  answers: Answers
  engine: Engine
  clock: Clock
  location: Location
  dialogs: Dialogs
  runs: Runs
  failures: Failures
  /** Texts of the blocks. */
  text: Text
  /** Texts of what surrounds them. */
  shellText: ShellText
  /** Where a server notes what the page it draws is called and made of; absent in browsers. */
  renderContext?: RenderContext | undefined
}

export type RenderContext = { head?: Head; blocks?: readonly unknown[] }
