import { spread } from '../statistics'
import type { Corpus } from './corpus/writeCorpus'
import { peakOf } from './measure'
import { table } from './table'

const maxMegabytes = 110
const runs = 3

/** Prints the peak memory for a quarter of the records and for all of them; the two should be equal. */
export function reportMemory(corpus: Corpus, command: string): void {
  const peak = (path: string) => {
    const contender = { name: 'beffroi', command: process.execPath, args: [command, 'validate', path], own: true }
    return spread(Array.from({ length: runs }, () => peakOf(contender))).median
  }
  const [quarter, whole] = [peak(corpus.quarter), peak(corpus.records)]
  const rows = [
    ['25 MB', quarter.toFixed(0), ''],
    [
      '100 MB',
      whole.toFixed(0),
      `${whole <= maxMegabytes ? 'within' : 'over'} ${maxMegabytes} MB, ${(whole / quarter).toFixed(2)}× that of 25 MB`,
    ],
  ]
  console.log(`\nc  peak of memory (median of ${runs})\n${table([['', 'MB', ''], ...rows])}`)
}
