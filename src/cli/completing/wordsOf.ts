import { issueTexts } from '../../../schemas/sources'
import { listNamed } from '../explain/names'
import { formats } from '../report/reporters'
import { listTargets } from '../schema/targets'
import { changeableCodes } from '../validate/readRules'
import type { Words } from './DescribedCommand'

/** What the declarations cannot list, as it would make the help too long: by command, and option or `''` for its argument. */
const sources: Readonly<Record<string, () => Words>> = {
  'validate --ignore': changeableCodes,
  'validate --rule': () =>
    changeableCodes().flatMap((code) => ['off', 'warning', 'error'].map((each) => `${code}=${each}`)),
  'validate --report': () => formats.map((format) => `${format}=`),
  'validate --time-zone': () => Intl.supportedValuesOf('timeZone'),
  'explain ': () => [...new Set([...Object.keys(issueTexts()), ...listNamed().map(({ name }) => name)])],
  'schema ': () => listTargets().map(({ name }) => name),
}

/** The words for an option of a command, or for its argument; none when only the shell knows, as of files. */
export const wordsOf = (command: string, option: string): Words => sources[`${command} ${option}`]?.() ?? []
