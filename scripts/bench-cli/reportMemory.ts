import { spread } from '../bench/statistics'
import type { Corpus } from './corpus/writeCorpus'
import { peakOf } from './measure'
import { table } from './table'

const most = 110
const runs = 3

/** Prints the peak of memory on a quarter of the records and on all of them, which are to be the same. */
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
      `${whole <= most ? 'within' : 'over'} ${most} MB, ${(whole / quarter).toFixed(2)}× that of 25 MB`,
    ],
  ]
  console.log(`\nc  peak of memory (median of ${runs})\n${table([['', 'MB', ''], ...rows])}`)
}
