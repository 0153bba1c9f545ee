import type { Members } from '../check/value'
import { actionReaders, blockReaders, headings, neededInputs } from '../generated/lintReaders.js'
import type { DataReader } from './DataVisitor'
import type { RuleContext } from './RuleContext'
import { headingJump, type Outline } from './rules/headingJump'
import { lowContrastOfActions } from './rules/lowContrast'
import { pastEventOfCalendar, pastEventOfCard, pastEventOfPickups } from './rules/pastEvent'
import { singleAnswer } from './rules/singleAnswer'
import { unknownName } from './rules/unknownPath'

/** How the blocks of one type are linted. */
export type BlockRules = {
  read: DataReader
  /** Name of the member that is rendered as a heading; true when the block always renders one. */
  heading: string | true | undefined
  /** Runs the rules of this type alone. */
  lint: ((linter: RuleContext, data: Members, outline: Outline) => void) | undefined
}

type ActionRules = {
  read: DataReader
  lint: ((linter: RuleContext, data: Members) => void) | undefined
  /** Names of the inputs that the handler requires. */
  needs: readonly string[]
}

const onePollAnswer = 'This poll has only one answer: add a second one, or use a text instead.'

const ofBlocks: Readonly<Record<string, BlockRules['lint']>> = {
  title: headingJump,
  'content-cell': (linter, data) => {
    if (linter.enabled['past-event']) pastEventOfCard(linter, data)
  },
  'calendar-list': (linter, data) => {
    if (linter.enabled['past-event']) pastEventOfCalendar(linter, data)
  },
  'waste-calendar': (linter, data) => {
    if (linter.enabled['past-event']) pastEventOfPickups(linter, data)
  },
  poll: (linter, data) => {
    if (linter.enabled['single-answer']) singleAnswer(linter, data, 'responses', onePollAnswer)
  },
  'poll-simple': (linter, data) => {
    if (linter.enabled['single-answer']) singleAnswer(linter, data, 'responses', onePollAnswer)
  },
  'action-list': (linter, data) => {
    if (linter.enabled['single-answer'])
      singleAnswer(linter, data, 'items', 'This list has only one choice: use a button instead.')
    if (linter.enabled['low-contrast']) lowContrastOfActions(linter, data)
  },
}

const ofActions: Readonly<Record<string, ActionRules['lint']>> = {
  'navigation-name': (linter, data) => {
    if (linter.enabled['unknown-path']) unknownName(linter, data)
  },
}

/** Maps, because objects would first intern each parsed string as a property name. */
let blocks: ReadonlyMap<string, BlockRules> | undefined
let actions: ReadonlyMap<string, ActionRules> | undefined

/** The rules of a block type; undefined when there is no such type. */
export function rulesOfBlock(type: string): BlockRules | undefined {
  blocks ??= new Map(
    Object.entries(blockReaders).map(([name, read]) => [name, { read, heading: headings[name], lint: ofBlocks[name] }]),
  )
  return blocks.get(type)
}

/** The rules of a handler; undefined when there is no such handler. */
export function rulesOfAction(handler: string): ActionRules | undefined {
  actions ??= new Map(
    Object.entries(actionReaders).map(([name, read]) => [
      name,
      { read, lint: ofActions[name], needs: neededInputs[name] ?? [] },
    ]),
  )
  return actions.get(handler)
}
